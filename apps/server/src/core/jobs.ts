import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createBackupJob } from "../db/backup-job.ts";
import { createCheckpointJob } from "../db/checkpoint-job.ts";
import type { AppContext } from "./app-context.ts";
import type { Feature, Job } from "./feature.ts";

/** After listening: whoever waits for the server is answered before it looks after itself, which takes up to 0.2 s. */
export const FIRST_REQUESTS_MS = 100;

/** Background work: mail, payments, backups, cleanup. Starts when the app listens and stops with it. */
export function useJobs(app: FastifyInstance, context: AppContext, features: readonly Feature[]): void {
  const runner = createRunner(app, context);
  app.addHook("onListen", async () => {
    context.pubsub.start();
    context.replicas.start();
    for (const { start } of features) start?.(context);
    for (const { jobs } of features) jobs?.(context).forEach(runner.add);
    runner.add({
      name: "news check",
      everyMs: 5_000,
      failure: "checking whether messages of other instances arrive failed; it is repeated in five seconds",
      run: () => context.newsCheck.run(),
    });
    keepDatabaseFile(context, runner);
  });
}

/** On SQLite: backups, and the write-ahead log copied into the file. */
function keepDatabaseFile({ config, db, now }: AppContext, runner: Runner): void {
  const { database, dataDir } = config;
  if (database.kind !== "sqlite" || database.file === ":memory:") return;
  runner.add({
    name: "backup",
    everyMs: 60_000,
    atStart: true,
    failure: "backup of the SQLite database failed; the next try is in ten minutes",
    run: createBackupJob({ source: database.file, folder: join(dataDir, "backups"), now }),
  });
  const checkpoint = createCheckpointJob({ db, file: database.file, now });
  runner.add({
    name: "checkpoint",
    everyMs: 1_000,
    failure: "copying the write-ahead log into the SQLite database failed; it runs again in a minute",
    run: checkpoint.run,
  });
  runner.atEnd(checkpoint.stop);
}

type Runner = ReturnType<typeof createRunner>;

/** Closing the app waits for jobs that are running or about to. */
function createRunner(app: FastifyInstance, context: AppContext) {
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  const ends: (() => Promise<void>)[] = [];

  async function runNoted({ name, failure, run }: Job): Promise<void> {
    const startedAt = performance.now();
    const note = (outcome: "ok" | "failed") =>
      context.jobFigures.note(name, outcome, performance.now() - startedAt, context.now());
    try {
      if ((await run(context)) !== false) note("ok");
    } catch (error) {
      note("failed");
      context.log.warn({ err: error }, failure);
    }
  }

  function track(work: Promise<void>): void {
    const job = work.finally(() => running.delete(job));
    running.add(job);
  }

  app.addHook("onClose", async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
    await Promise.all(ends.map((end) => end()));
  });

  return {
    add(job: Job): void {
      if (job.atStart) track(wait(FIRST_REQUESTS_MS).then(() => runNoted(job)));
      if (job.everyMs !== null) timers.push(setInterval(() => track(runNoted(job)), job.everyMs).unref());
    },
    /** When no job runs any more. */
    atEnd: (end: () => Promise<void>) => void ends.push(end),
  };
}
