import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import {
  DELIVERIES_DAYS,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from "@visita/domain/connect/webhook.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { AppError } from "../../lib/app-error.ts";
import { isoTime } from "../../lib/utc-time.ts";
import type { Limit } from "../limit/limit.service.ts";
import { getWebhookRow } from "./webhook.service.ts";
import { lockWebhook, type WebhookRow } from "./webhook.store.ts";
import { requireTarget } from "./webhook-address.ts";
import { attemptsOf, secretsOf, sendDeliveries, sendOnce, storeAttempts } from "./webhook-attempt.ts";
import {
  claimDelivery,
  type DeliveryRow,
  deleteOldDeliveries,
  findDelivery,
  insertDeliveries,
  listDeliveries,
} from "./webhook-delivery.store.ts";
import { newTestDelivery } from "./webhook-outbox.service.ts";
import { openConnections } from "./webhook-request.ts";
import { newWebhookSecret, signedHeaders } from "./webhook-signature.ts";
import { CLAIM_TTL_MS, DAY } from "./webhook-timing.ts";

const PAGE_SIZE = 20;
/** Per account: each is a request to somebody else's server. */
const SEND_LIMIT: Limit = { name: "webhook-send", hits: 60, windowMs: 60 * 60_000 };

/** Of calls that send: the name server, the receiver's ten seconds, and the database. */
export const SENDING = { routeTimeoutMs: 30_000, handlerTimeoutMs: 25_000 };

type Ids = { readonly webhookid: string; readonly deliveryid: string };

export async function readDeliveries(
  { db }: AppContext,
  accountId: string,
  webhookId: string,
  before: string | undefined,
): Promise<{ deliveries: WebhookDelivery[]; hasMore: boolean }> {
  await getWebhookRow(db, accountId, webhookId);
  const last = before === undefined ? undefined : await getDeliveryRow(db, webhookId, before);
  const rows = await listDeliveries(db, webhookId, { before: last?.number, limit: PAGE_SIZE + 1 });
  return { deliveries: rows.slice(0, PAGE_SIZE).map(toDelivery), hasMore: rows.length > PAGE_SIZE };
}

export async function readDelivery(
  { db, now, webhooks }: AppContext,
  accountId: string,
  { webhookid, deliveryid }: Ids,
): Promise<WebhookDeliveryDetails> {
  const webhook = await getWebhookRow(db, accountId, webhookid);
  const row = await getDeliveryRow(db, webhookid, deliveryid);
  const attempts = attemptsOf(row);
  const sentAt = Date.parse(attempts.at(-1)?.at ?? isoTime(row.created_at));
  const secrets = secretsOf({ cipher: webhooks.cipher, now }, webhook);
  const headers = Object.entries(signedHeaders({ id: row.id, sentAt, body: row.body }, secrets));
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return { ...toDelivery(row), attempts, answer: row.answer, sent: `${lines.join("\n")}\n\n${row.body}` };
}

/** Waits for what comes of it. A test is not repeated, and is sent to a paused webhook too. */
export async function sendTest(
  context: AppContext,
  accountId: string,
  webhookId: string,
): Promise<WebhookAttempt> {
  const { db, now, limits } = context;
  const webhook = await getWebhookRow(db, accountId, webhookId);
  await limits.hit(SEND_LIMIT, accountId);
  const delivery = newTestDelivery(webhookId, webhook.url, now());
  await insertDeliveries(db, [{ ...delivery, ended_at: now() }]);
  return sendNow(context, webhook, delivery.id);
}

/** Before it is added. Nothing is stored, and the signature is made with a secret that nobody has. */
export async function tryAddress(
  { config, now, limits, webhooks }: AppContext,
  accountId: string,
  address: string,
): Promise<WebhookAttempt> {
  await limits.hit(SEND_LIMIT, accountId);
  const url = await requireTarget(address, webhooks);
  const { id, body } = newTestDelivery("", url, now());
  const connections = openConnections();
  const sending = { config, now, ...webhooks };
  const { result } = await sendOnce(
    sending,
    { url, secrets: [newWebhookSecret()] },
    { id, body },
    connections,
  );
  connections.close();
  return result;
}

/** The same id again. One that waits keeps its place among those about the same subject. */
export async function sendAgain(
  context: AppContext,
  accountId: string,
  { webhookid, deliveryid }: Ids,
): Promise<WebhookAttempt> {
  const { db, limits } = context;
  const webhook = await getWebhookRow(db, accountId, webhookid);
  await getDeliveryRow(db, webhookid, deliveryid);
  await limits.hit(SEND_LIMIT, accountId);
  return sendNow(context, webhook, deliveryid);
}

async function sendNow(context: AppContext, webhook: WebhookRow, id: string): Promise<WebhookAttempt> {
  const { db, now, webhooks } = context;
  const claim = { webhookId: webhook.id, id, now: now(), until: now() + CLAIM_TTL_MS };
  const row = await claimDelivery(db, claim);
  if (!row) throw new AppError("already_done", TEXT.deliveryUnderWay);
  const deps = { ...context, ...webhooks };
  const connections = openConnections();
  const attempts = await sendDeliveries(deps, webhook, [row], connections);
  connections.close();
  await db.transaction().execute(async (trx) => {
    const current = await lockWebhook(trx, webhook.id);
    if (current) await storeAttempts(deps, trx, current, attempts);
  });
  webhooks.kick();
  return (attempts[0] as (typeof attempts)[number]).result;
}

async function getDeliveryRow(db: Db, webhookId: string, id: string): Promise<DeliveryRow> {
  const row = await findDelivery(db, webhookId, id);
  if (!row) throw new AppError("not_found", MESSAGES.notFound);
  return row;
}

/** Background job. */
export function purgeDeliveries({ db, now }: AppContext): Promise<void> {
  const madeBefore = now() - DELIVERIES_DAYS * DAY;
  return deleteInBatches((limit) => deleteOldDeliveries(db, madeBefore, limit));
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const isWaiting = row.ended_at === null;
  return {
    deliveryid: row.id,
    event: row.event as WebhookDelivery["event"],
    createdAt: isoTime(row.created_at),
    state: isWaiting ? "waiting" : row.is_delivered === 1 ? "delivered" : "failed",
    last: attemptsOf(row).at(-1) ?? null,
    nextTryAt: isWaiting && row.tries > 0 ? isoTime(row.next_try_at) : null,
  };
}
