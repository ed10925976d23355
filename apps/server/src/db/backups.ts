import { once } from "node:events";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { serverFolder } from "../lib/server-folder.ts";
import { DRAFT_ENDING } from "./backup.ts";
import { backupName, isBackupDue, spentBackups } from "./backup-retention.ts";

const MINUTE = 60_000;
const RETRY_AFTER = 10 * MINUTE;
/** Stays free beside a new backup; with half as much the product calls itself not ready. */
const SPARE_BYTES = 400 * 1024 * 1024;
const SQLITE_BUSY = 5;

type Deps = {
  /** The embedded database. */
  source: string;
  /** Where its backups go. */
  folder: string;
  now: () => number;
};

/** Backs the embedded database up when that is due, and lets go of what need not be kept. To be called often. */
export function createBackups({ source, folder, now }: Deps): () => Promise<void> {
  let failedAt = Number.NEGATIVE_INFINITY;

  async function backUpIfDue(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!isBackupDue(await readdir(folder), now())) return;
    await whenAlone(join(folder, "lock"), async () => {
      // Another process may have been quicker.
      if (!isBackupDue(await readdir(folder), now())) return;
      await removeDrafts(folder);
      await requireRoom(source, folder);
      await copyInThread(source, join(folder, backupName(now())));
      await removeAll(folder, spentBackups(await readdir(folder), now()));
    });
  }

  return async () => {
    if (now() < failedAt + RETRY_AFTER) return;
    try {
      await backUpIfDue();
    } catch (error) {
      failedAt = now();
      throw error;
    }
  };
}

/** Does nothing while another process is at it. SQLite's own lock, because it ends with its process. */
async function whenAlone(file: string, work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    if (isFree(lock)) await work();
  } finally {
    lock.close();
  }
}

function isFree(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

async function copyInThread(source: string, destination: string): Promise<void> {
  // By its source, also where the rest of the server is one built file.
  const worker = new Worker(join(serverFolder, "src/db/backup-worker.ts"), {
    workerData: { source, destination },
  });
  await once(worker, "exit");
}

async function requireRoom(source: string, folder: string): Promise<void> {
  const [{ size }, disk] = await Promise.all([stat(source), statfs(folder)]);
  if (disk.bavail * disk.bsize < size + SPARE_BYTES) throw new Error("the disk has no room for a backup");
}

/** What a process that was killed has left behind. */
async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder);
  await removeAll(
    folder,
    names.filter((name) => name.includes(DRAFT_ENDING)),
  );
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
