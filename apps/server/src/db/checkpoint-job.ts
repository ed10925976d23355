import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { workerFile } from "../lib/installation.ts";
import type { RootDb } from "./database.ts";

/** Pages of 4 KB in the write-ahead log from which on a checkpoint is made; SQLite's own default. */
const MIN_PAGES = 1_000;
/** The thread takes some 10 MB, so it ends when little was written for a while. */
const IDLE_MS = 60_000;
const RETRY_DELAY_MS = 60_000;

type Deps = {
  db: RootDb;
  /** The SQLite file. */
  file: string;
  now: () => number;
};

/**
 * Copies SQLite's write-ahead log into the database file in a worker thread. Otherwise the commit that fills the log
 * does it, and holds up all requests: for 15 ms while much is written, for 90 ms after an import of 10,000 people.
 */
export function createCheckpointJob({ db, file, now }: Deps) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isRunning = false;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function runIfDue(): Promise<void> {
    if ((await countPending(db)) < MIN_PAGES) return;
    clearTimeout(idle);
    worker ??= startWorker();
    await checkpointIn(worker);
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
  }

  function startWorker(): Worker {
    const started = new Worker(workerFile("db/checkpoint-worker"), { workerData: { file } });
    started.unref();
    started.on("exit", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    // At once: a thread that is ending takes no more messages.
    worker = undefined;
    clearTimeout(idle);
    await stopped?.terminate();
  }

  return {
    stop,
    /** To be called every second. */
    async run(): Promise<boolean> {
      // Asking waits for the end of a transaction, which may take longer than a second.
      if (isRunning || now() < failedAt + RETRY_DELAY_MS) return false;
      isRunning = true;
      try {
        await runIfDue();
        return true;
      } catch (error) {
        failedAt = now();
        throw error;
      } finally {
        isRunning = false;
      }
    },
  };
}

async function checkpointIn(worker: Worker): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  worker.postMessage("checkpoint");
  try {
    await Promise.race([
      once(worker, "message", { signal }),
      once(worker, "exit", { signal }).then(() => {
        throw new Error("the thread of the checkpoint has ended");
      }),
    ]);
  } finally {
    over.abort();
  }
}

/** Pages that are in the log alone. */
async function countPending(db: RootDb): Promise<number> {
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db);
  return rows.reduce((pending, { log, checkpointed }) => pending + log - checkpointed, 0);
}
