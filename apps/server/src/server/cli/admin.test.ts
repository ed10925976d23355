import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { signIn } from "../../../../../tools/harness/accounts.ts";
import { readTables } from "../../../test/fingerprints.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { spawnServer, temporaryFolder } from "../../../test/server-process.ts";
import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";

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
  const again = await admin("export", EMAIL, file);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining(`${file} cannot be written`) });
  expect(again.output.trim().split("\n")).toHaveLength(1);
  const files = await readZipFiles(readFileSync(file));
  expect(JSON.parse(String(files.get("account.json")))).toMatchObject({ account: { email: EMAIL } });

  expect(await admin("delete", EMAIL)).toMatchObject({ code: 0 });
  const after = openDatabase(target);
  const rows = [...(await readTables(after)).values()].flat();
  await after.destroy();
  expect(rows.filter((row) => row.includes(account.id) || row.includes(EMAIL))).toEqual([]);

  expect(await admin("delete", EMAIL)).toMatchObject({
    code: 1,
    output: expect.stringContaining("No account has the email address"),
  });
  const unnamed = await admin("export", EMAIL);
  expect(unnamed).toMatchObject({ code: 1, output: expect.stringContaining("Choose a command") });
});
