import { once } from "node:events";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { workerFile } from "../lib/installation.ts";
import { PARTIAL_SUFFIX } from "./backup.ts";
import { backupName, expiredBackups, isBackupDue } from "./backup-retention.ts";
import { createPrivateFile } from "./file-access.ts";

const MINUTE = 60_000;
const RETRY_DELAY_MS = 10 * MINUTE;
/** Must stay free after a backup: twice what readiness requires (health.service.ts). */
const MIN_FREE_BYTES = 400 * 1024 * 1024;
const SQLITE_BUSY = 5;

type Deps = {
  /** The SQLite file. */
  source: string;
  /** The folder of its backups. */
  folder: string;
  now: () => number;
};

/** The returned function makes a backup when one is due and deletes expired ones. To be called every minute. */
export function createBackupJob({ source, folder, now }: Deps): () => Promise<void> {
  let failedAt = Number.NEGATIVE_INFINITY;

  async function backUpIfDue(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!isBackupDue(await readdir(folder), now())) return;
    await withLock(join(folder, "lock"), async () => {
      // Checked again under the lock: another process may have made it meanwhile.
      if (!isBackupDue(await readdir(folder), now())) return;
      await removePartials(folder);
      await requireDiskSpace(source, folder);
      await copyInThread(source, join(folder, backupName(now())));
      await removeAll(folder, expiredBackups(await readdir(folder), now()));
    });
  }

  return async () => {
    if (now() < failedAt + RETRY_DELAY_MS) return;
    try {
      await backUpIfDue();
    } catch (error) {
      failedAt = now();
      throw error;
    }
  };
}

/** Skips the work while another process holds the lock. A SQLite lock, because it is released when its process dies. */
async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  createPrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    if (tryAcquire(lock)) await work();
  } finally {
    lock.close();
  }
}

function tryAcquire(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

async function copyInThread(source: string, destination: string): Promise<void> {
  const worker = new Worker(workerFile("db/backup-worker"), { workerData: { source, destination } });
  await once(worker, "exit");
}

async function requireDiskSpace(source: string, folder: string): Promise<void> {
  const [{ size }, disk] = await Promise.all([stat(source), statfs(folder)]);
  if (disk.bavail * disk.bsize < size + MIN_FREE_BYTES)
    throw new Error("not enough free disk space for a backup");
}

/** Left behind by a killed process. */
async function removePartials(folder: string): Promise<void> {
  const names = await readdir(folder);
  await removeAll(
    folder,
    names.filter((name) => name.includes(PARTIAL_SUFFIX)),
  );
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
