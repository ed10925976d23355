import { createHash } from "node:crypto";
import { accountRow, givePremium, signIn } from "../../harness/accounts.ts";
import { cardFields, everyContact } from "../../harness/cards.ts";
import { type HttpClient, openClient } from "../../harness/http-client.ts";
import { BROWSER_HEADERS } from "../../harness/http-load.ts";
import type { Task } from "../../harness/task.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { withEnvironment, withProduct } from "../environment.ts";

const ALL_CHANNELS = "all-channels";
/** As many as one page of a team shows. */
const TEAM_PEOPLE = 48;

export const documentSize: Task = {
  title: "Size of a card's document, in KB of 1024 bytes",
  meaning: "A card arrives in one round trip or two on a bad line.",
  run: ({ figure }) =>
    withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, async ({ port }) => {
        const client = openClient(port);
        const cookie = await withDatabase(environment.target, async (db) => {
          const owner = await signIn(db);
          await givePremium(db, owner.accountId);
          return owner.cookie;
        });
        const body = await cardFields({ username: ALL_CHANNELS, contacts: everyContact() });
        await send(client, cookie, "POST", "/api/card/add", body);
        const teamPage = await addTeamPage(environment, client, cookie);
        const kilobytes = async (path: string, headers = {}) => {
          const { status, bytes } = await client.send({ path, headers });
          if (status !== 200) throw new Error(`${path}: ${status}`);
          return bytes.length / 1024;
        };
        const name = "demo card's document";
        figure({ name: `${name}, text`, value: await kilobytes("/c/demo"), unit: "KB", atMost: 48 });
        figure({
          name: `${name} to a browser`,
          value: await kilobytes("/c/demo", BROWSER_HEADERS),
          unit: "KB",
          atMost: 14,
        });
        figure({
          name: "70 channels' document to a browser",
          value: await kilobytes(`/c/${ALL_CHANNELS}`, BROWSER_HEADERS),
          unit: "KB",
          atMost: 20,
        });
        figure({
          name: "page of a team, 48 people with photos, to a browser",
          value: await kilobytes(teamPage, BROWSER_HEADERS),
          unit: "KB",
          atMost: 14,
        });
        client.close();
      }),
    ),
};

async function send(client: HttpClient, cookie: string, method: "POST" | "PUT", path: string, body: object) {
  const answer = await client.send({ method, path, headers: { cookie }, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as { teamid: string; templateid: string };
}

/** The path of a team's page on which everybody has come and agreed to be shown. */
async function addTeamPage({ target }: TestEnvironment, client: HttpClient, cookie: string): Promise<string> {
  const { teamid, templateid } = await send(client, cookie, "POST", "/api/team", {
    name: "Officina Brera",
    cardid: null,
  });
  await withDatabase(target, (db) => givePremium(db, teamid));
  const guests = Array.from({ length: TEAM_PEOPLE }, (_, at) => `Guest ${at} <guest${at}@person.example>`);
  const text = guests.join("\n");
  await send(client, cookie, "POST", `/api/team/${teamid}/invitations`, { templateid, text });
  await withDatabase(target, async (db) => {
    const people = await db
      .selectFrom("team_person")
      .selectAll()
      .where("team_id", "=", teamid)
      .where("card_id", "is not", null)
      .execute();
    if (people.length !== TEAM_PEOPLE) throw new Error(`${people.length} people were invited`);
    for (const { id, card_id, email } of people) {
      const account = accountRow({ email });
      await db.insertInto("account").values(account).execute();
      const come = { account_id: account.id, joined_at: Date.now(), on_page: 1 };
      await db.updateTable("team_person").set(come).where("id", "=", id).execute();
      // Names and addresses of pictures compress badly.
      const profilepic = createHash("sha256").update(id).digest("hex");
      await db
        .updateTable("card")
        .set({
          owner_id: account.id,
          profilepic,
          fullname: `Anna ${id.slice(0, 9)}`,
          occupation: "Cabinetmaker",
        })
        .where("id", "=", card_id)
        .execute();
    }
  });
  const page = { isShown: true, isIndexed: false, slug: "officina-brera" };
  await send(client, cookie, "PUT", `/api/team/${teamid}/page`, page);
  return `/t/${page.slug}`;
}
