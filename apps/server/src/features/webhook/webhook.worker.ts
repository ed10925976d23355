import type { FastifyBaseLogger } from "fastify";
import type { RootDb } from "../../db/database.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import { lockWebhook, type WebhookRow } from "./webhook.store.ts";
import {
  type Attempt,
  isSuccess,
  type SendingDeps,
  sendDeliveries,
  storeAttempts,
} from "./webhook-attempt.ts";
import { claimDeliveries, type DeliveryRow, listDueWebhooks } from "./webhook-delivery.store.ts";
import { openConnections } from "./webhook-request.ts";
import { CLAIM_TTL_MS, POLL_INTERVAL_MS } from "./webhook-timing.ts";

/** Receivers served at once. */
const MAX_RECEIVERS = 50;
/** Transactions at once: all receivers together must not take the connections that requests need. */
const MAX_TRANSACTIONS = 2;
/** Requests to one receiver at once; a receiver that fails gets one. */
const BATCH_SIZE = 16;

type Deps = SendingDeps & { readonly db: RootDb; readonly log: Pick<FastifyBaseLogger, "error"> };

/** Sends deliveries, each receiver at its own pace. Several workers can share one database. */
export function createWebhookWorker(deps: Deps) {
  const { db, now, log, mail } = deps;
  const receivers = new Map<string, Promise<void>>();
  const transactions = new Semaphore({ concurrency: MAX_TRANSACTIONS, queueSize: MAX_RECEIVERS });
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> | null = null;
  let kicks = 0;
  let isStopping = false;
  let isBroken = false;

  /** Stores what came of the last requests and claims the next ones, in one transaction. */
  async function nextBatch(
    webhookId: string,
    attempts: readonly Attempt[],
  ): Promise<{ webhook: WebhookRow; rows: DeliveryRow[] } | undefined> {
    return transactions.run(() =>
      db.transaction().execute(async (trx) => {
        const before = await lockWebhook(trx, webhookId);
        if (!before) return undefined;
        if (attempts.length > 0) await storeAttempts(deps, trx, before, attempts);
        const hasFailed = attempts.length > 0 && !attempts.some(({ result }) => isSuccess(result));
        if (hasFailed || isStopping || before.paused_at !== null) return undefined;
        // An attempt that has just succeeded ends the failing.
        const isFailing = before.failing_since !== null && attempts.length === 0;
        const rows = await claimDeliveries(trx, {
          webhookId,
          now: now(),
          until: now() + CLAIM_TTL_MS,
          limit: isFailing ? 1 : BATCH_SIZE,
        });
        return { webhook: before, rows };
      }),
    );
  }

  /** Until nothing is due, or an attempt fails. */
  async function serveReceiver(webhookId: string): Promise<void> {
    const connections = openConnections();
    let seen = kicks;
    try {
      let batch = await nextBatch(webhookId, []);
      while (batch && batch.rows.length > 0) {
        const attempts = await sendDeliveries(deps, batch.webhook, batch.rows, connections);
        seen = kicks;
        batch = await nextBatch(webhookId, attempts);
      }
    } finally {
      connections.close();
      receivers.delete(webhookId);
      // Something may have come since the last look, and others may wait for the place.
      if (seen !== kicks || receivers.size === MAX_RECEIVERS - 1) start();
      mail.kick();
    }
  }

  async function serveAndReport(webhookId: string): Promise<void> {
    try {
      await serveReceiver(webhookId);
      isBroken = false;
    } catch (error) {
      if (!isBroken) log.error({ err: error }, "the outbox of webhooks could not be processed");
      isBroken = true;
    }
  }

  async function startDue(): Promise<void> {
    try {
      let seen: number;
      do {
        seen = kicks;
        const free = MAX_RECEIVERS - receivers.size;
        if (isStopping || free <= 0) return;
        const due = await listDueWebhooks(db, now(), { except: [...receivers.keys()], limit: free });
        for (const id of due) receivers.set(id, serveAndReport(id));
      } while (seen !== kicks);
    } catch (error) {
      if (!isBroken) log.error({ err: error }, "the outbox of webhooks could not be read");
      isBroken = true;
    } finally {
      // Synchronously after the loop: a kick in between would be lost.
      starting = null;
    }
  }

  function start(): void {
    kicks += 1;
    starting ??= Promise.resolve().then(startDue);
  }

  return {
    /** Sends all that is due, and waits for what comes of it. */
    async tick(): Promise<void> {
      start();
      await starting;
      while (receivers.size > 0) await Promise.all(receivers.values());
    },

    /** For after the commit. */
    kick: (): void => void setImmediate(start),

    start(): void {
      timer ??= setInterval(start, POLL_INTERVAL_MS).unref();
      start();
    },

    /** Waits for the requests that are under way. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await starting;
      await Promise.all(receivers.values());
    },
  };
}
