import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres } from "../../../tools/lib/postgres-home.mjs";

const run = promisify(execFile);
const programs = findPostgres()?.programs;
const program = (name: string) => join(programs ?? "", name);

export const hasBackupPrograms =
  programs !== undefined && ["pg_dump", "pg_restore"].map(program).every(existsSync);

/** As in the README. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const withoutVisitors = ["insight_key", "insight_visitor"].map((table) => `--exclude-table-data=${table}`);
  await run(program("pg_dump"), ["--format=custom", ...withoutVisitors, `--file=${file}`, url]);
}

export async function restorePostgres(url: string, file: string): Promise<void> {
  await run(program("pg_restore"), ["--no-owner", "--exit-on-error", `--dbname=${url}`, file]);
}
