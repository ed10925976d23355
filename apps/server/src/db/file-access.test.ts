import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { spawnServer, startServer, temporaryFolder } from "../../test/server-process.ts";
import { restrictFileAccess } from "./file-access.ts";

/** Not a loopback URL, where a start would add the demo cards. */
const PRIVATE = { PUBLIC_URL: "http://cards.internal" };
const BACKUP_COMMAND = fileURLToPath(new URL("../server/cli/backup.ts", import.meta.url));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Everything in a folder that other accounts of the machine may read, write or list. */
function openTo(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return [folder, ...paths].filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
}

describe.skipIf(process.platform === "win32")("the data folder", () => {
  test("is for the server's own account alone, with all that is in it", async () => {
    const folder = join(temporaryFolder(), "data");
    const server = await startServer({ DATA_DIR: folder, ...PRIVATE });
    expect(modeOf(folder)).toBe("700");
    for (const name of ["visita.db", "visita.db-wal", "visita.db-shm", "secret-key"]) {
      expect(modeOf(join(folder, name)), name).toBe("600");
    }
    const copy = join(folder, "copy.db");
    expect(await spawnServer({ DATA_DIR: folder }, BACKUP_COMMAND, [copy]).ended).toMatchObject({ code: 0 });
    server.child.kill("SIGINT");
    await server.ended;
    expect(readdirSync(join(folder, "backups")).some((name) => name.endsWith(".db"))).toBe(true);
    expect(openTo(folder)).toEqual([]);
  });

  test("is taken back from others where it was open to them", async () => {
    const folder = temporaryFolder();
    const first = await startServer({ DATA_DIR: folder, ...PRIVATE });
    first.child.kill("SIGINT");
    await first.ended;
    const backups = join(folder, "backups");
    for (const path of [folder, backups]) chmodSync(path, 0o755);
    for (const name of readdirSync(backups)) chmodSync(join(backups, name), 0o644);
    for (const name of ["visita.db", "secret-key"]) chmodSync(join(folder, name), 0o644);
    const second = await startServer({ DATA_DIR: folder, ...PRIVATE });
    expect(openTo(folder)).toEqual([]);
    expect(second.output()).not.toContain("other accounts of this machine");
  });

  test("stays as it is where it is shared, which is named", () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o1777);
    writeFileSync(join(folder, "secret-key"), "x", { mode: 0o644 });
    const database = { kind: "sqlite", file: join(folder, "visita.db") } as const;
    expect(restrictFileAccess({ dataDir: folder, database })).toEqual([folder]);
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
    expect(modeOf(join(folder, "secret-key"))).toBe("600");
  });

  test("that is shared does not stop the start", async () => {
    const folder = join(temporaryFolder(), "shared");
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    const server = await startServer({ DATA_DIR: folder, ...PRIVATE });
    expect(server.output()).toContain(`other accounts of this machine may read ${folder}`);
    expect(modeOf(join(folder, "visita.db"))).toBe("600");
  });
});
