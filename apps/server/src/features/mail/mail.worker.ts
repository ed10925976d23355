import { setImmediate as nextTurn } from "node:timers/promises";
import { MAIL_BUDGET_NAMES, type MailBudgetName } from "./mail-budgets.ts";
import { type DeliveryDeps, deliver } from "./mail-delivery.ts";
import {
  CLAIM_TTL_MS,
  DAY,
  MAILBOX_SIZE,
  MAILBOX_TTL_MS,
  MAX_AGE_MS,
  POLL_INTERVAL_MS,
  PROBE_INTERVAL_MS,
  PURGE_INTERVAL_MS,
} from "./mail-timing.ts";
import { clearSentMails } from "./mailbox.store.ts";
import {
  claimDueMails,
  deleteEndedMails,
  expireMails,
  finishMail,
  retryFailedMails,
} from "./outbox.store.ts";
import { SEND_TIMEOUT_MS } from "./smtp-transport.ts";
import { MAIL_KINDS } from "./templates/catalogue.ts";

/** Mails sent concurrently, each over its own connection. */
const SEND_CONCURRENCY = 5;

/** Sends mails from the outbox. Several workers can share one database. */
export function createMailWorker(deps: DeliveryDeps) {
  const { db, health, rateLimit, log, now, transport } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isKicked = false;
  let isStopping = false;
  let usedUp: ReadonlySet<MailBudgetName> = new Set();
  let isBroken = false;
  let probeAt = 0;
  let purgeAt = 0;

  async function expireOverdue(): Promise<void> {
    const overdue = { expiringBy: now() + SEND_TIMEOUT_MS, createdBy: now() - MAX_AGE_MS };
    const count = await expireMails(db, now(), overdue);
    if (count > 0) log.warn({ count }, "mails expired before they could be sent");
  }

  async function claim() {
    const allowances = await rateLimit.allowances(db, now());
    const open = MAIL_BUDGET_NAMES.filter((budget) => (allowances.get(budget) ?? 0) > 0);
    reportUsedUp(open);
    // One mail is enough to find out whether the transport has recovered.
    const most = health.isDown ? 1 : SEND_CONCURRENCY;
    // Few at a time when a budget is nearly used up: together they must not exceed it.
    const limit = Math.min(most, ...open.map((budget) => allowances.get(budget) ?? 0));
    return claimDueMails(db, {
      now: now(),
      until: now() + CLAIM_TTL_MS,
      // A code must not arrive expired, so enough time must be left for sending it.
      expiringAfter: now() + SEND_TIMEOUT_MS,
      kinds: MAIL_KINDS,
      budgets: open,
      limit,
    });
  }

  function reportUsedUp(open: readonly MailBudgetName[]): void {
    const before = usedUp;
    usedUp = new Set(MAIL_BUDGET_NAMES.filter((budget) => !open.includes(budget)));
    for (const budget of usedUp) {
      if (!before.has(budget)) {
        log.warn({ event: "mail_limit", budget }, `the mail budget ${budget} is used up, its mails wait`);
      }
    }
  }

  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const wasDown = health.isDown;
      const rows = await claim();
      if (rows.length === 0) return;
      const results = await Promise.allSettled(
        rows.map((row) => (isStopping ? finishMail(db, row, {}) : deliver(deps, row))),
      );
      for (const result of results) if (result.status === "rejected") throw result.reason;
      if (health.isDown) {
        probeAt = now() + PROBE_INTERVAL_MS;
        return;
      }
      if (wasDown) await retryFailedMails(db, now(), "all");
      // Where sending waits for no network, thousands of mails would hold up every request.
      await nextTurn();
    }
  }

  /**
   * While mail fails, no new codes are enqueued and retries become hourly, so a recovery could go unnoticed for an hour.
   * A reachable server is tested with the next failed mail; if there is none, reachable counts as recovered.
   */
  async function probe(): Promise<void> {
    probeAt = now() + PROBE_INTERVAL_MS;
    if (!(await transport.isReachable())) return;
    if (await retryFailedMails(db, now(), "next")) await sendDue();
    else health.succeeded();
  }

  async function purge(): Promise<void> {
    purgeAt = now() + PURGE_INTERVAL_MS;
    await clearSentMails(db, now() - MAILBOX_TTL_MS, MAILBOX_SIZE);
    await deleteEndedMails(db, now() - DAY);
  }

  async function work(): Promise<void> {
    try {
      do {
        isKicked = false;
        await expireOverdue();
        await sendDue();
        if (health.isDown && now() >= probeAt && !isStopping) await probe();
        if (now() >= purgeAt) await purge();
      } while (isKicked && !isStopping);
    } finally {
      // Synchronously after the loop: a kick in between would be lost.
      running = null;
    }
  }

  /** Processes the outbox once and sends all that is due. */
  function tick(): Promise<void> {
    if (isStopping) return running ?? Promise.resolve();
    isKicked = true;
    running ??= work();
    return running;
  }

  async function tickAndReport(): Promise<void> {
    try {
      await tick();
      isBroken = false;
    } catch (error) {
      if (!isBroken) log.error({ err: error }, "the outbox could not be processed");
      isBroken = true;
    }
  }

  return {
    tick,

    /** For after the commit. Deferred until the response is sent, whose timing must not reveal whether a mail is sent. */
    kick(): void {
      if (running) isKicked = true;
      else setImmediate(() => void tickAndReport());
    },

    start(): void {
      timer ??= setInterval(() => void tickAndReport(), POLL_INTERVAL_MS).unref();
      void tickAndReport();
    },

    /** Waits for the mails being sent; claims on the others are released. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await running?.catch(() => {});
    },

    isFailing: (budget: MailBudgetName) => health.isFailing() || usedUp.has(budget),
  };
}
