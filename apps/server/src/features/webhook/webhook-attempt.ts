import { WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import type { Config } from "../../config/config.ts";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import type { Cipher } from "../../lib/cipher.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findActiveRecipient } from "../account/account.service.ts";
import type { Mailer } from "../mail/mail.service.ts";
import { findTeamName, updateWebhook, type WebhookRow } from "./webhook.store.ts";
import { findTarget, type ResolveHost, type Target } from "./webhook-address.ts";
import { type DeliveryRow, endWaiting, finishDelivery, retryFailed } from "./webhook-delivery.store.ts";
import { type Answer, type Connections, postToTarget } from "./webhook-request.ts";
import { signedHeaders } from "./webhook-signature.ts";
import { OUTAGE_MS, PAUSE_AFTER_MS, retryDelay } from "./webhook-timing.ts";

/** Repeated sending does not make a row grow without end. */
const MAX_ATTEMPTS_KEPT = 20;

export type SendingDeps = {
  readonly config: Pick<Config, "brand" | "publicUrl">;
  readonly now: () => number;
  readonly mail: Mailer;
  readonly findOwners: AppContext["findOwners"];
  readonly cipher: Cipher;
  readonly resolve: ResolveHost;
  readonly isAllowed: (address: string) => boolean;
};

/** What came of one request. */
export type Attempt = {
  readonly row: DeliveryRow;
  readonly result: WebhookAttempt;
  readonly answer: string | null;
};

export function isSuccess({ status }: Pick<WebhookAttempt, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** The secrets that sign now, the current one first. */
export function secretsOf(
  { cipher, now }: Pick<SendingDeps, "cipher" | "now">,
  { id, secret, old_secret, old_secret_until }: WebhookRow,
): string[] {
  const isOldValid = (old_secret_until ?? 0) > now();
  return [secret, isOldValid ? old_secret : null].flatMap((sealed) =>
    sealed === null ? [] : (cipher.decrypt(id, sealed) ?? []),
  );
}

type Sender = Pick<SendingDeps, "config" | "now" | "resolve" | "isAllowed">;
type Receiver = { readonly url: string; readonly secrets: readonly string[] };

/** Sends claimed deliveries, all at once. Throws nothing that a receiver can cause. */
export async function sendDeliveries(
  deps: SendingDeps,
  webhook: WebhookRow,
  rows: readonly DeliveryRow[],
  connections: Connections,
): Promise<Attempt[]> {
  const target = await findTarget(webhook.url, deps);
  const secrets = secretsOf(deps, webhook);
  return Promise.all(
    rows.map(async (row) => ({ row, ...(await post(deps, { target, secrets }, row, connections)) })),
  );
}

/** One delivery of no webhook. */
export async function sendOnce(
  deps: Sender,
  { url, secrets }: Receiver,
  delivery: Pick<DeliveryRow, "id" | "body">,
  connections: Connections,
) {
  return post(deps, { target: await findTarget(url, deps), secrets }, delivery, connections);
}

async function post(
  { config: { brand, publicUrl }, now }: Sender,
  { target, secrets }: { target: Target; secrets: readonly string[] },
  { id, body }: Pick<DeliveryRow, "id" | "body">,
  connections: Connections,
): Promise<Omit<Attempt, "row">> {
  const at = now();
  const startedAt = performance.now();
  const headers = {
    "content-type": "application/json",
    "user-agent": `${brand.replace(/[^\w.-]+/g, "-")} (+${publicUrl})`,
    ...signedHeaders({ id, sentAt: at, body }, secrets),
  };
  const { answer, ...outcome }: Answer = await postToTarget(target, { headers, body }, connections);
  const took = Math.round(performance.now() - startedAt);
  return { result: { at: isoTime(at), took, ...outcome }, answer };
}

export function attemptsOf({ attempts }: Pick<DeliveryRow, "attempts">): WebhookAttempt[] {
  return WebhookAttempt.array().parse(JSON.parse(attempts));
}

/** In a transaction that has locked the webhook. */
export async function storeAttempts(
  deps: SendingDeps,
  trx: Db,
  webhook: WebhookRow,
  attempts: readonly Attempt[],
): Promise<void> {
  const now = deps.now();
  for (const { row, result, answer } of attempts) {
    const kept = [...attemptsOf(row), result].slice(-MAX_ATTEMPTS_KEPT);
    await finishDelivery(trx, row, {
      attempts: JSON.stringify(kept),
      answer,
      ...outcomeOf(row, result, now),
    });
  }
  const hasSucceeded = attempts.some(({ result }) => isSuccess(result));
  if (hasSucceeded) {
    await updateWebhook(trx, webhook.id, { last_at: now, failing_since: null });
    if (now - (webhook.failing_since ?? now) > OUTAGE_MS) await retryFailed(trx, webhook.id, now);
    return;
  }
  const isRetried = attempts.some(({ row }) => row.ended_at === null);
  const failingSince = webhook.failing_since ?? (isRetried ? now : null);
  await updateWebhook(trx, webhook.id, { last_at: now, failing_since: failingSince });
  const isOver = failingSince !== null && now - failingSince >= PAUSE_AFTER_MS;
  if (isOver && webhook.paused_at === null) await pauseFailing(deps, trx, webhook, failingSince);
}

/** A test, and a delivery that had ended before, are not repeated. */
function outcomeOf(row: DeliveryRow, result: WebhookAttempt, now: number) {
  if (isSuccess(result)) return { is_delivered: 1, ended_at: row.ended_at ?? now };
  if (row.ended_at !== null) return {};
  const tries = row.tries + 1;
  const delay = retryDelay(tries);
  return delay === undefined ? { tries, ended_at: now } : { tries, next_try_at: now + delay };
}

async function pauseFailing(
  { mail, now, findOwners }: SendingDeps,
  trx: Db,
  { id, account_id, url }: WebhookRow,
  since: number,
): Promise<void> {
  await updateWebhook(trx, id, { paused_at: now(), paused_by: "failures" });
  await endWaiting(trx, id, now());
  const values = { address: shownAddress(url), since, team: await findTeamName(trx, account_id) };
  for (const owner of await findOwners(trx, account_id)) {
    const to = await findActiveRecipient(trx, owner);
    if (to) await mail.enqueue(trx, to, { kind: "webhook_paused", ...values });
  }
}

/** Without what may be a secret of the receiver. */
function shownAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : host + pathname;
}
