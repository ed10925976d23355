import { chmodSync, closeSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** On a folder that several accounts write to, such as /tmp. */
const STICKY = 0o1000;

/**
 * Takes the data from all other accounts of the machine, also where an earlier version or a wide umask has left it
 * readable. Returns what could not be restricted: it belongs to somebody else, or is shared on purpose.
 */
export function restrictFileAccess({ dataDir, database }: Pick<Config, "dataDir" | "database">): string[] {
  const backups = join(dataDir, "backups");
  const files = [join(dataDir, "secret-key"), ...namesIn(backups).map((name) => join(backups, name))];
  if (database.kind === "sqlite" && database.file !== ":memory:") {
    files.push(...["", "-wal", "-shm"].map((suffix) => database.file + suffix));
  }
  return [
    ...[dataDir, backups].filter((folder) => !restrict(folder, FOLDER_MODE)),
    ...files.filter((file) => !restrict(file, FILE_MODE)),
  ];
}

/** SQLite would create it with the umask; its -wal and -shm take over the mode of the database. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, "a", FILE_MODE));
}

/** True also if there is nothing at this path. */
function restrict(path: string, mode: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & 0o077) === 0) return true;
  if (stats.mode & STICKY) return false;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
