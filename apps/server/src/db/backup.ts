import { existsSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { StartError } from "../lib/start-error.ts";

/** Copies a database that may be in use, checks the copy, and only then gives it its name. */
export async function backUp(source: string, destination: string): Promise<void> {
  if (!existsSync(source)) throw new StartError(`There is no database at ${source} to back up.`);
  if (existsSync(destination)) {
    throw new StartError(`${destination} is there already. Choose another name, or remove it first.`);
  }
  const draft = `${destination}.part`;
  rmSync(draft, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(database, draft);
  } catch (cause) {
    throw new StartError(`The backup ${destination} cannot be written (${(cause as Error).message}).`, {
      cause,
    });
  } finally {
    database.close();
  }
  checkIntegrity(draft);
  renameSync(draft, destination);
}

function checkIntegrity(file: string): void {
  const copy = new DatabaseSync(file);
  const result = copy.prepare("pragma integrity_check").get() as { integrity_check: string };
  copy.close();
  if (result.integrity_check !== "ok") throw new StartError(`The copy is damaged: ${result.integrity_check}`);
}
