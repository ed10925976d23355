import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where `npm test` looks for PostgreSQL; plain JavaScript, because it runs before anything is installed. */
const FINDER = new URL("../../../tools/lib/find-postgres.mjs", import.meta.url).href;
const { findPostgresFolder } = (await import(FINDER)) as { findPostgresFolder(): string | undefined };

/** Some systems only link the server's programs to where it looks; the others are beside what the links lead to. */
const linked = findPostgresFolder();
const folder = linked && dirname(realpathSync(join(linked, "postgres")));
const program = (name: string) => join(folder ?? "", name);

export const hasBackupPrograms =
  folder !== undefined && ["pg_dump", "pg_restore"].map(program).every(existsSync);

/** As in the README. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const withoutVisitors = ["insight_key", "insight_visitor"].map((table) => `--exclude-table-data=${table}`);
  await run(program("pg_dump"), ["--format=custom", ...withoutVisitors, `--file=${file}`, url]);
}

export async function restorePostgres(url: string, file: string): Promise<void> {
  await run(program("pg_restore"), ["--no-owner", "--exit-on-error", `--dbname=${url}`, file]);
}
