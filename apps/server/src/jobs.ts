import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createBackups } from "./db/backups.ts";
import { tidyAccounts } from "./features/account/account.jobs.ts";
import { hasProvider } from "./features/billing/billing.setup.ts";
import { checkPlans } from "./features/billing/plans.service.ts";
import { reconcile } from "./features/billing/reconcile.service.ts";
import { collectMedia } from "./features/media/media.service.ts";

const MINUTE = 60_000;

/** What goes on without being asked for: mail, payments, backups, tidying up. Begins when the app listens and ends with it. */
export function useJobs(app: FastifyInstance): void {
  const jobs = createJobs(app);
  app.addHook("onListen", async () => startAll(app, jobs));
}

function startAll(app: FastifyInstance, jobs: Jobs): void {
  app.mail.start();
  app.pubsub.start();
  jobs.repeat(MINUTE, "tidying up failed", () => tidyAccounts(app.accounts));

  // At the start as well, for instances that never run for an hour.
  const collect = () => collectMedia(app.db, app.now());
  jobs.run("pictures that nobody shows could not be dropped", collect);
  jobs.repeat(60 * MINUTE, "pictures that nobody shows could not be dropped", collect);

  const { database, dataDir } = app.config;
  if (database.kind === "sqlite" && database.file !== ":memory:") {
    const folder = join(dataDir, "backups");
    const backUpIfDue = createBackups({ source: database.file, folder, now: app.now });
    jobs.run("the database could not be backed up", backUpIfDue);
    jobs.repeat(MINUTE, "the database could not be backed up", backUpIfDue);
  }

  const { billing } = app;
  const { sandbox } = billing;
  if (sandbox) {
    app.log.info("billing is a sandbox: no money moves, and anybody can take the premium plan");
    jobs.repeat(MINUTE, "the sandbox could not keep its books", () => sandbox.advance());
  }
  if (!hasProvider(billing)) return;
  jobs.run("the plans could not be checked", () => checkPlans(billing));
  jobs.run("payments could not be reconciled", () => reconcile(billing));
  jobs.repeat(10 * MINUTE, "payments could not be reconciled", () => reconcile(billing));
}

type Jobs = ReturnType<typeof createJobs>;

/** Work beside the requests. Whoever stops the app waits for what is under way. */
function createJobs(app: FastifyInstance) {
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];

  function run(failure: string, work: () => Promise<void>): void {
    const job = work()
      .catch((error: unknown) => app.log.warn({ err: error }, failure))
      .finally(() => running.delete(job));
    running.add(job);
  }

  app.addHook("onClose", async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  });

  return {
    run,
    repeat(every: number, failure: string, work: () => Promise<void>): void {
      timers.push(setInterval(() => run(failure, work), every).unref());
    },
  };
}
