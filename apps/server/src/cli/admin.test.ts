import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { signIn } from "../../../../harness/accounts.ts";
import { readTables } from "../../test/fingerprints.ts";
import { readZipFiles } from "../../test/read-zip-files.ts";
import { spawnServer, temporaryFolder } from "../../test/server-process.ts";
import { openDatabase, type RootDb } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";

const ADMIN = fileURLToPath(new URL("./admin.ts", import.meta.url));
const EMAIL = "robin@person.example";

test("exports and deletes an account by its email address", async () => {
  const folder = temporaryFolder();
  const target = { kind: "sqlite", file: join(folder, "visita.db") } as const;
  const db = openDatabase(target);
  await migrate(db);
  const { account } = await signIn(db, { email: EMAIL });
  await db.destroy();
  const admin = (...args: string[]) => spawnServer({ DATA_DIR: folder }, ADMIN, args).ended;

  const file = join(folder, "copy.zip");
  const exported = await admin("export", "Robin@Person.example", file);
  expect(exported, exported.output).toMatchObject({ code: 0 });
  const files = await readZipFiles(readFileSync(file));
  expect(JSON.parse(String(files.get("account.json")))).toMatchObject({ account: { email: EMAIL } });

  expect(await admin("delete", EMAIL)).toMatchObject({ code: 0 });
  const after = openDatabase(target);
  const rows = [...(await readTables(after)).values()].flat();
  await after.destroy();
  expect(rows.filter((row) => row.includes(account.id) || row.includes(EMAIL))).toEqual([]);

  expect(await admin("delete", EMAIL)).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nobody has an account"),
  });
  const unnamed = await admin("export", EMAIL);
  expect(unnamed).toMatchObject({ code: 1, output: expect.stringContaining("Say what to do") });
}, 120_000);

test("suspends, grants, takes down and puts back, and everything is in the audit list", async () => {
  const folder = temporaryFolder();
  const target = { kind: "sqlite", file: join(folder, "visita.db") } as const;
  const db = openDatabase(target);
  await migrate(db);
  const { account } = await signIn(db, { email: EMAIL });
  await seedCardOf(db, account.id);
  await db.destroy();
  const admin = (...args: string[]) => spawnServer({ DATA_DIR: folder }, ADMIN, args).ended;
  const steps: [string[], string][] = [
    [["list", "robin"], EMAIL],
    [["grant", EMAIL, "2999-01-01", "Speaker"], "premium until 2999-01-01"],
    [["suspend", EMAIL, "Bulk mail"], "suspended"],
    [["lift", EMAIL, "Answered"], "lifted"],
    [["signout", EMAIL, "Lost phone"], "signed out"],
    [["take-down", "robin", "Fraud", "It asks for passwords.", "451"], "taken down"],
    [["put-back", "robin", "Answered"], "back"],
  ];
  for (const [args, output] of steps) {
    const ended = await admin(...args);
    expect(ended, ended.output).toMatchObject({ code: 0, output: expect.stringContaining(output) });
  }
  const audit = await admin("audit");
  for (const step of ["Put back /c/robin", "Took down /c/robin", `Suspended ${EMAIL}`, "command line"]) {
    expect(audit.output).toContain(step);
  }
  const again = await admin("put-back", "robin", "Again");
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining("not taken down") });
  for (const args of [["audit-delete"], ["suspend", EMAIL], ["constructor"]]) {
    expect(await admin(...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Say what to do"),
    });
  }
}, 240_000);

async function seedCardOf(db: RootDb, ownerId: string): Promise<void> {
  await db
    .insertInto("card")
    .values({
      id: "card-of-robin",
      owner_id: ownerId,
      username: "robin",
      username_key: "robin",
      fullname: "Robin Sample",
      occupation: "Bookbinder",
      companyname: "Folded Sheet",
      bio: "",
      color: "blue-color-one",
      profilepic: null,
      logo: null,
      contacts: "{}",
      created_at: Date.now(),
      updated_at: Date.now(),
    })
    .execute();
}
