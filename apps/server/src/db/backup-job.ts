import { once } from "node:events";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { workerFile } from "../lib/installation.ts";
import { PARTIAL_SUFFIX } from "./backup.ts";
import { backupName, expiredBackups, isBackupDue } from "./backup-retention.ts";

const MINUTE = 60_000;
const RETRY_DELAY_MS = 10 * MINUTE;
/** Must stay free after a backup: twice what readiness requires (health.service.ts). */
const MIN_FREE_BYTES = 400 * 1024 * 1024;

type Deps = {
  /** The SQLite file. */
  source: string;
  /** The folder of its backups. */
  folder: string;
  now: () => number;
};

/**
 * The returned function makes a backup when one is due and deletes expired ones; false when none is. To be called every
 * minute.
 */
export function createBackupJob({ source, folder, now }: Deps): () => Promise<boolean> {
  let failedAt = Number.NEGATIVE_INFINITY;
  /** A large one takes longer than the time between two calls. */
  let isRunning = false;

  async function backUpIfDue(): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!isBackupDue(await readdir(folder), now())) return false;
    await removePartials(folder);
    await requireDiskSpace(source, folder);
    await copyInThread(source, join(folder, backupName(now())));
    await removeAll(folder, expiredBackups(await readdir(folder), now()));
    return true;
  }

  return async () => {
    if (isRunning || now() < failedAt + RETRY_DELAY_MS) return false;
    isRunning = true;
    try {
      return await backUpIfDue();
    } catch (error) {
      failedAt = now();
      throw error;
    } finally {
      isRunning = false;
    }
  };
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
