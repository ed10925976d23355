import { existsSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { StartError } from "../lib/start-error.ts";
import { createPrivateFile } from "./file-access.ts";

/** Suffix of a copy until it is complete and checked. */
export const PARTIAL_SUFFIX = ".part";

/** Copies a database that may be in use, checks the copy and then renames it to its final name. */
export async function backUp(source: string, destination: string): Promise<void> {
  if (!existsSync(source)) throw new StartError(`There is no database at ${source} to back up.`);
  if (existsSync(destination)) {
    throw new StartError(`${destination} is there already. Choose another name, or remove it first.`);
  }
  const partial = destination + PARTIAL_SUFFIX;
  rmSync(partial, { force: true });
  try {
    createPrivateFile(partial);
    await copyTo(source, partial);
    forgetVisitors(partial);
    checkIntegrity(partial);
    renameSync(partial, destination);
  } catch (cause) {
    rmSync(partial, { force: true });
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The backup ${destination} cannot be written (${(cause as Error).message}).`, {
      cause,
    });
  }
}

async function copyTo(source: string, partial: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // A read transaction pins one snapshot; without it every concurrent write would restart the copy.
    database.exec("begin");
    database.prepare("select count(*) from sqlite_schema").get();
    await backup(database, partial);
  } finally {
    database.close();
  }
}

/** What tells visitors apart is destroyed when the day is over, so no copy may outlive it. */
function forgetVisitors(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // Overwrites what it deletes.
    copy.exec("pragma secure_delete = on");
    for (const table of ["insight_key", "insight_visitor"]) {
      const exists = copy.prepare("select 1 from sqlite_schema where name = ?").get(table);
      if (exists) copy.exec(`delete from ${table}`);
    }
  } finally {
    copy.close();
  }
}

function checkIntegrity(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const result = copy.prepare("pragma integrity_check").get() as { integrity_check: string };
    if (result.integrity_check !== "ok") {
      throw new StartError(`The copy is damaged: ${result.integrity_check}`);
    }
  } finally {
    copy.close();
  }
}
