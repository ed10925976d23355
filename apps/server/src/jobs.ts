import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createBackupJob } from "./db/backup-job.ts";
import { createCheckpointJob } from "./db/checkpoint-job.ts";
import { cleanUpAccounts } from "./features/account/account.jobs.ts";
import { compactPeopleSearch, purgePeople } from "./features/address-book/person.service.ts";
import { hasProvider } from "./features/billing/billing.setup.ts";
import { checkPlans } from "./features/billing/plans.service.ts";
import { reconcile } from "./features/billing/reconcile.service.ts";
import { purgeDeletedCards } from "./features/card/card-deletion.service.ts";
import { deleteOldMessages } from "./features/contact/contact.service.ts";
import { sendDigests } from "./features/exchange/exchange-mail.service.ts";
import { forgetStamps } from "./features/exchange/form-stamp.service.ts";
import { sendWeeklySummaries } from "./features/exchange/weekly-summary.service.ts";
import { deleteOldExports } from "./features/export/export.service.ts";
import { foldOldDays } from "./features/insight/insight-retention.service.ts";
import { forgetVisitors } from "./features/insight/visitor.service.ts";
import { deleteLeftAccounts } from "./features/leave/account-deletion.service.ts";
import { collectMedia } from "./features/media/media.service.ts";
import { deleteOldReports } from "./features/report/report.service.ts";

/** After listening: whoever waits for the server is answered before it looks after itself, which takes up to 0.2 s. */
export const FIRST_REQUESTS_MS = 100;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BACKUP_FAILURE = "backup of the SQLite database failed; the next try is in ten minutes";
const CHECKPOINT_FAILURE =
  "copying the write-ahead log into the SQLite database failed; it runs again in a minute";
const RECONCILE_FAILURE =
  "reconciling payments failed; plans may be out of date until the next try in ten minutes";

/** Background work: mail, payments, backups, cleanup. Starts when the app listens and stops with it. */
export function useJobs(app: FastifyInstance): void {
  const jobs = createJobs(app);
  app.addHook("onListen", async () => startAll(app, jobs));
}

function startAll(app: FastifyInstance, jobs: Jobs): void {
  app.mail.start();
  app.pubsub.start();
  app.replicas.start();
  jobs.repeat(
    "account cleanup",
    MINUTE,
    "cleanup of expired account data failed; it runs again in a minute",
    () => cleanUpAccounts(app.accounts),
  );

  // At start as well: what was deleted before a crash goes now.
  const purge = () => purgeDeletedCards(app.cards);
  const purgeFailure = "purging deleted cards failed; it runs again in 15 seconds";
  jobs.runSoon("card purge", purgeFailure, purge);
  jobs.repeat("card purge", 15 * SECOND, purgeFailure, purge);

  const purgeContacts = () => purgePeople(app.db, app.now());
  const purgeContactsFailure = "purging deleted contacts failed; it runs again in 15 seconds";
  jobs.runSoon("contact purge", purgeContactsFailure, purgeContacts);
  jobs.repeat("contact purge", 15 * SECOND, purgeContactsFailure, purgeContacts);
  jobs.repeat(
    "contact search",
    10 * MINUTE,
    "merging the search index of contacts failed; it runs again in ten minutes",
    () => compactPeopleSearch(app.db),
  );
  jobs.repeat(
    "contact digests",
    15 * SECOND,
    "queueing mails about new contacts failed; it runs again in 15 seconds",
    () => sendDigests(app.exchange),
  );

  jobs.repeat(
    "form stamps",
    10 * MINUTE,
    "forgetting the stamps of forms failed; it runs again in ten minutes",
    () => forgetStamps(app.db, app.now()),
  );

  jobs.repeat(
    "weekly summaries",
    5 * MINUTE,
    "queueing weekly summaries failed; it runs again in five minutes",
    () => sendWeeklySummaries(app.exchange),
  );

  // At start as well, for instances that never run for an hour.
  const collect = () => collectMedia(app.db, app.now());
  const collectFailure = "deleting unused images failed; it runs again in an hour";
  jobs.runSoon("image collection", collectFailure, collect);
  jobs.repeat("image collection", 60 * MINUTE, collectFailure, collect);

  jobs.repeat(
    "object removal",
    MINUTE,
    "deleting unused pictures from the object store failed; it runs again in a minute",
    () => app.media.removeObjects(),
  );

  const deleteMessages = () => deleteOldMessages(app.db, app.now());
  const messagesFailure = "deleting old contact messages failed; it runs again in an hour";
  jobs.runSoon("message cleanup", messagesFailure, deleteMessages);
  jobs.repeat("message cleanup", 60 * MINUTE, messagesFailure, deleteMessages);

  jobs.repeat(
    "report cleanup",
    60 * MINUTE,
    "deleting old reports of cards failed; it runs again in an hour",
    () => deleteOldReports(app.db, app.now()),
  );

  jobs.repeat(
    "visitor keys",
    MINUTE,
    "destroying yesterday's visitor keys failed; it runs again in a minute",
    () => forgetVisitors(app.db, app.now()),
  );
  const fold = () => foldOldDays(app.db, app.now());
  const foldFailure = "folding old insights into months failed; it runs again in a day";
  jobs.runSoon("insight folding", foldFailure, fold);
  jobs.repeat("insight folding", 24 * 60 * MINUTE, foldFailure, fold);

  // Also at start, for one that a crash has interrupted.
  const makeExports = () => app.exports.worker.tick();
  const exportFailure = "making copies of accounts failed; it runs again in ten seconds";
  jobs.runSoon("exports", exportFailure, makeExports);
  jobs.repeat("exports", MINUTE / 6, exportFailure, makeExports);
  jobs.repeat(
    "export cleanup",
    MINUTE,
    "deleting old copies of accounts failed; it runs again in a minute",
    () => deleteOldExports(app.exports),
  );

  const deletionFailure = "deleting accounts that were left failed; it runs again in a minute";
  jobs.runSoon("account deletion", deletionFailure, () => deleteLeftAccounts(app.leaving));
  jobs.repeat("account deletion", MINUTE, deletionFailure, () => deleteLeftAccounts(app.leaving));

  const { database, dataDir } = app.config;
  if (database.kind === "sqlite" && database.file !== ":memory:") {
    const folder = join(dataDir, "backups");
    const backUpIfDue = createBackupJob({ source: database.file, folder, now: app.now });
    jobs.runSoon("backup", BACKUP_FAILURE, backUpIfDue);
    jobs.repeat("backup", MINUTE, BACKUP_FAILURE, backUpIfDue);
    const checkpoint = createCheckpointJob({ db: app.db, file: database.file, now: app.now });
    jobs.repeat("checkpoint", SECOND, CHECKPOINT_FAILURE, checkpoint.run);
    jobs.atEnd(checkpoint.stop);
  }

  const { billing } = app;
  const { sandbox } = billing;
  if (sandbox) {
    app.log.info("billing runs in sandbox mode: nobody is charged and everybody can get the premium plan");
    jobs.repeat(
      "billing sandbox",
      MINUTE,
      "advancing the billing sandbox failed; it runs again in a minute",
      () => sandbox.advance(),
    );
  }
  if (!hasProvider(billing)) return;
  jobs.runSoon(
    "price check",
    "checking the payment provider's prices failed; the subscription page may show wrong plans",
    () => checkPlans(billing),
  );
  jobs.runSoon("reconciliation", RECONCILE_FAILURE, () => reconcile(billing));
  jobs.repeat("reconciliation", 10 * MINUTE, RECONCILE_FAILURE, () => reconcile(billing));
}

type Jobs = ReturnType<typeof createJobs>;

/** Closing the app waits for jobs that are running or about to. */
function createJobs(app: FastifyInstance) {
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  const ends: (() => Promise<void>)[] = [];

  type Work = () => Promise<void>;

  async function noted(name: string, failure: string, work: Work): Promise<void> {
    const startedAt = performance.now();
    const note = (outcome: "ok" | "failed") =>
      app.jobFigures.note(name, outcome, performance.now() - startedAt, app.now());
    try {
      await work();
      note("ok");
    } catch (error) {
      note("failed");
      app.log.warn({ err: error }, failure);
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
    /** Once, at the start. */
    runSoon(name: string, failure: string, work: Work): void {
      track(wait(FIRST_REQUESTS_MS).then(() => noted(name, failure, work)));
    },
    /** When no job runs any more. */
    atEnd: (end: () => Promise<void>) => void ends.push(end),
    repeat(name: string, intervalMs: number, failure: string, work: Work): void {
      timers.push(setInterval(() => track(noted(name, failure, work)), intervalMs).unref());
    },
  };
}
