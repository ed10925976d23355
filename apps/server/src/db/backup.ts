import { existsSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { StartError } from "../lib/start-error.ts";

/** What a copy is called until it is complete and checked. */
export const DRAFT_ENDING = ".part";

/** Copies a database that may be in use, checks the copy, and only then gives it its name. */
export async function backUp(source: string, destination: string): Promise<void> {
  if (!existsSync(source)) throw new StartError(`There is no database at ${source} to back up.`);
  if (existsSync(destination)) {
    throw new StartError(`${destination} is there already. Choose another name, or remove it first.`);
  }
  const draft = destination + DRAFT_ENDING;
  rmSync(draft, { force: true });
  try {
    await copyTo(source, draft);
    checkIntegrity(draft);
    renameSync(draft, destination);
  } catch (cause) {
    rmSync(draft, { force: true });
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The backup ${destination} cannot be written (${(cause as Error).message}).`, {
      cause,
    });
  }
}

async function copyTo(source: string, draft: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // Holds on to one state of the database: otherwise every write meanwhile would make the copy begin anew.
    database.exec("begin");
    database.prepare("select count(*) from sqlite_schema").get();
    await backup(database, draft);
  } finally {
    database.close();
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
