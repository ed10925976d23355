import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { anImage, cardFields } from "../../../../tools/harness/cards.ts";
import { logInWithCode, ROBIN, signUp } from "../../test/account-journeys.ts";
import { aBrowser } from "../../test/browser.ts";
import { withNewPostgres } from "../../test/databases.ts";
import { fingerprint, readTables } from "../../test/fingerprints.ts";
import { anOwner } from "../../test/owner.ts";
import { dumpPostgres, hasBackupPrograms, restorePostgres } from "../../test/postgres-programs.ts";
import { buyPremium } from "../../test/purchase.ts";
import { startServer, temporaryFolder } from "../../test/server-process.ts";
import { buildTestApp } from "../../test/test-app.ts";
import type { DatabaseTarget } from "../config/config-database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Not a loopback URL, where a start would add the demo cards. */
const PUBLIC = { PUBLIC_URL: "https://cards.example" };

type Filled = { readonly cookie: string; readonly userid: string; readonly picture: string };

/** Data in every table, made through the product: accounts, cards, images, favourites, a subscription, messages. */
async function fill(target: DatabaseTarget): Promise<Filled> {
  const db = openDatabase(target);
  await migrate(db);
  const app = await buildTestApp({ target, open: async () => db });
  const browser = aBrowser(app);
  await signUp(browser);
  await logInWithCode(app, browser);
  await buyPremium(app, browser);
  const logo = await anImage("#aa3322");
  await browser.post(
    "/api/card/add",
    await cardFields({ username: "robin", logo, fullname: "Robin – Ünïcödé 🦊" }),
  );
  const keeper = await anOwner(app);
  await keeper.add({ username: "sam", profilepic: await anImage("#22aa55") });
  const card = (await browser.get("/api/card/robin")).json();
  await keeper.browser.post("/api/com/addfavourite", { cardid: card.cardid });
  await browser.post("/api/com/contactus", { username: "Sam", text: "Hello" });
  await app.context.mail.tick();
  const user = await browser.user();
  await app.close();
  await db.destroy();
  return {
    cookie: `__Host-sid=${browser.cookies.get("sid")}`,
    userid: String(user?.userid),
    picture: card.profilepic,
  };
}

async function fingerprintOf(target: DatabaseTarget) {
  const db = openDatabase(target);
  const tables = await readTables(db);
  await db.destroy();
  // Times of the last readiness check and the last reconciliation, how far insights are folded, the mark of the key.
  for (const name of ["heartbeat", "billing_cursor", "insight_folding", "secret_key_mark"])
    tables.delete(name);
  return fingerprint(tables);
}

/** The session is valid; the card and its image are served. */
async function expectInUse(url: string, { cookie, userid, picture }: Filled): Promise<void> {
  const user = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  expect(await user.json()).toMatchObject({ user: { userid, email: ROBIN.email } });
  const subscription = await fetch(`${url}/api/subs/getusersubs/${userid}`, { headers: { cookie } });
  expect(await subscription.json()).toMatchObject({ status: "active" });
  const card = await fetch(`${url}/api/card/robin`);
  expect(await card.json()).toMatchObject({ fullname: "Robin – Ünïcödé 🦊", profilepic: picture });
  const image = await fetch(url + picture);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(50);
}

describe("an installation that was lost", () => {
  test("comes back from the backup that it made by itself", async () => {
    const lost = temporaryFolder();
    const source: DatabaseTarget = { kind: "sqlite", file: join(lost, "visita.db") };
    const filled = await fill(source);
    const running = await startServer({ DATA_DIR: lost, ...PUBLIC });
    running.child.kill("SIGINT");
    await running.ended;

    const restored = temporaryFolder();
    const target: DatabaseTarget = { kind: "sqlite", file: join(restored, "visita.db") };
    const [backup] = readdirSync(join(lost, "backups")).filter((name) => name.endsWith(".db"));
    copyFileSync(join(lost, "backups", String(backup)), target.file);
    copyFileSync(join(lost, "secret-key"), join(restored, "secret-key"));
    await expectSame(source, target);
    const server = await startServer({ DATA_DIR: restored, ...PUBLIC });
    await expectInUse(server.url, filled);
    server.child.kill("SIGINT");
    await server.ended;
    await expectSame(source, target);
  });

  test.skipIf(!process.env["TEST_DATABASE_URL"] || !hasBackupPrograms)(
    "comes back from what pg_dump has written",
    async () => {
      await withNewPostgres(async (source) => {
        const filled = await fill(source);
        const dump = join(temporaryFolder(), "visita.dump");
        await dumpPostgres((source as { url: string }).url, dump);
        await withNewPostgres(async (target) => {
          const { url } = target as { url: string };
          await restorePostgres(url, dump);
          await expectSame(source, target);
          const server = await startServer({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), ...PUBLIC });
          await expectInUse(server.url, filled);
          server.child.kill("SIGINT");
          await server.ended;
          await expectSame(source, target);
        });
      });
    },
  );
});

async function expectSame(source: DatabaseTarget, target: DatabaseTarget): Promise<void> {
  const before = await fingerprintOf(source);
  expect(await fingerprintOf(target)).toEqual(before);
  for (const table of [
    "account",
    "session",
    "card",
    "media",
    "favourite",
    "subscription",
    "contact_message",
  ]) {
    expect(before[table]?.rows, table).toBeGreaterThan(0);
  }
}
