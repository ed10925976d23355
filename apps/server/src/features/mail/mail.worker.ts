import { type DeliveryDeps, deliver } from "./mail-delivery.ts";
import {
  CLAIM_MS,
  DAY,
  GIVE_UP_AFTER_MS,
  MAILBOX_LIFE_MS,
  MAILBOX_SIZE,
  POLL_MS,
  PROBE_MS,
  PURGE_MS,
} from "./mail-schedule.ts";
import { clearSentMails } from "./mailbox.store.ts";
import {
  claimDueMails,
  deleteEndedMails,
  killOverdueMails,
  settleMail,
  wakeFailedMails,
} from "./outbox.store.ts";
import { SEND_LIMIT_MS } from "./smtp-transport.ts";
import { MAIL_KINDS } from "./templates/catalogue.ts";

/** Connections to the mail server at one time. */
const BATCH = 5;

export type MailWorker = ReturnType<typeof createMailWorker>;

/** Carries mails from the outbox to the transport. Any number of them may share one database. */
export function createMailWorker(deps: DeliveryDeps) {
  const { db, health, limits, log, now, transport } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopping = false;
  let isAtLimit = false;
  let isBroken = false;
  let probeAt = 0;
  let purgeAt = 0;

  async function giveUpOverdue(): Promise<void> {
    const overdue = { expiringBy: now() + SEND_LIMIT_MS, createdBy: now() - GIVE_UP_AFTER_MS };
    const count = await killOverdueMails(db, now(), overdue);
    if (count > 0) log.warn({ count }, "mails were given up because their time was over");
  }

  async function claim() {
    const room = await limits.allowance(db, now());
    if (room === 0 && !isAtLimit) {
      log.warn({ event: "mail_limit" }, "the limit of outgoing mail is reached, mails wait");
    }
    isAtLimit = room === 0;
    // One mail is enough to find out whether the way is open again.
    const limit = Math.min(room, health.isInTrouble ? 1 : BATCH);
    if (limit === 0) return [];
    return claimDueMails(db, {
      now: now(),
      until: now() + CLAIM_MS,
      // A code must not arrive after its life, so there has to be time left for the sending itself.
      expiringAfter: now() + SEND_LIMIT_MS,
      kinds: MAIL_KINDS,
      limit,
    });
  }

  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const wasInTrouble = health.isInTrouble;
      const rows = await claim();
      if (rows.length === 0) return;
      const results = await Promise.allSettled(
        rows.map((row) => (isStopping ? settleMail(db, row, {}) : deliver(deps, row))),
      );
      for (const result of results) if (result.status === "rejected") throw result.reason;
      if (health.isInTrouble) {
        probeAt = now() + PROBE_MS;
        return;
      }
      if (wasInTrouble) await wakeFailedMails(db, now(), "all");
    }
  }

  /**
   * Retries become rare after a while, and codes are refused while mail fails, so that for an hour nothing might show
   * that the way is open again. A server that answers gets the next failed mail; without one, its word is taken.
   */
  async function probe(): Promise<void> {
    probeAt = now() + PROBE_MS;
    if (!(await transport.isReachable())) return;
    if (await wakeFailedMails(db, now(), "next")) await sendDue();
    else health.succeeded();
  }

  async function purge(): Promise<void> {
    purgeAt = now() + PURGE_MS;
    await clearSentMails(db, now() - MAILBOX_LIFE_MS, MAILBOX_SIZE);
    await deleteEndedMails(db, now() - DAY);
  }

  async function work(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await giveUpOverdue();
        await sendDue();
        if (health.isInTrouble && now() >= probeAt && !isStopping) await probe();
        if (now() >= purgeAt) await purge();
      } while (isAskedAgain && !isStopping);
    } finally {
      // Here and not in a later callback, or a kick in between would be lost.
      running = null;
    }
  }

  /** One look at the outbox: sends all that is due. */
  function tick(): Promise<void> {
    if (isStopping) return running ?? Promise.resolve();
    isAskedAgain = true;
    running ??= work();
    return running;
  }

  async function tickAndReport(): Promise<void> {
    try {
      await tick();
      isBroken = false;
    } catch (error) {
      if (!isBroken) log.error({ err: error }, "the outbox cannot be worked on");
      isBroken = true;
    }
  }

  return {
    tick,

    /** For right after a commit. Begins once the answer is out, whose time must not tell whether anybody is mailed. */
    kick(): void {
      if (running) isAskedAgain = true;
      else setImmediate(() => void tickAndReport());
    },

    start(): void {
      timer ??= setInterval(() => void tickAndReport(), POLL_MS).unref();
      void tickAndReport();
    },

    /** Waits for the mails that are under way; what was claimed and not begun goes back into the queue. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await running?.catch(() => {});
    },

    isFailing: () => health.isFailing(),
  };
}
