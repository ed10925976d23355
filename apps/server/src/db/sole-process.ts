import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseTarget } from "../config/config-database.ts";
import { StartError } from "../lib/start-error.ts";
import { createPrivateFile } from "./file-access.ts";

const SQLITE_BUSY = 5;

/**
 * Keeps a second server off a SQLite file: caches, mails and jobs are those of one process. A lock of SQLite's own, which
 * ends with the process, however that ends. Commands such as backup and admin work beside the server.
 */
export function lockDatabaseFile(target: DatabaseTarget): () => void {
  if (target.kind !== "sqlite" || target.file === ":memory:") return () => {};
  const file = `${target.file}-server`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  createPrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new StartError(
      `Another server is running on the database file ${target.file}. Stop it, give this one a DATA_DIR of its own, ` +
        "or let both use PostgreSQL by DATABASE_URL.",
      { cause },
    );
  }
  return () => lock.close();
}
