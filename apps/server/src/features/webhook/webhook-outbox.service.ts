/** Records what happens, in the transaction in which it happens, for the webhooks that are told of it. */
import { TEST_EVENT, type WebhookEvent } from "@visita/domain/connect/webhook-event";
import type { Insertable } from "kysely";
import type { AppContext, AppEvents } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import type { WebhookDeliveryTable } from "../../db/schema/webhook.tables.ts";
import { newId } from "../../lib/tokens.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { listActive, listActiveOfKeepers, type WebhookRow } from "./webhook.store.ts";
import { insertDeliveries } from "./webhook-delivery.store.ts";

/** Rows per statement. */
const BATCH_SIZE = 100;
/** Message to all instances. */
export const DELIVERIES_WAIT = "webhook deliveries";

export async function recordOwnerEvent(
  context: AppContext,
  { trx, accountId, type, about }: AppEvents["ownerEvent"],
): Promise<void> {
  const webhooks = await listActive(trx, accountId);
  await record(context, trx, webhooks, { type, about });
}

/** Tells those who keep a card that it has changed. */
export async function recordKeptCard(
  context: AppContext,
  { trx, cardId, data }: AppEvents["keptCardChanged"],
): Promise<void> {
  const webhooks = await listActiveOfKeepers(trx, cardId);
  await record(context, trx, webhooks, { type: "favourite.changed", about: [{ subject: cardId, data }] });
}

type Recorded = Pick<AppEvents["ownerEvent"], "type" | "about">;

async function record(
  { now, pubsub }: AppContext,
  trx: Db,
  webhooks: readonly Pick<WebhookRow, "id" | "events">[],
  { type, about }: Recorded,
): Promise<void> {
  const told = webhooks.filter(({ events }) => JSON.parse(events).includes(type));
  if (told.length === 0 || about.length === 0) return;
  const rows: ReturnType<typeof newDelivery>[] = [];
  for (const { subject, data } of about) {
    const content = await data();
    rows.push(...told.map(({ id }) => newDelivery(id, type, subject, content, now())));
  }
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    await insertDeliveries(trx, rows.slice(at, at + BATCH_SIZE));
  }
  await pubsub.publish(trx, DELIVERIES_WAIT);
}

export function newTestDelivery(webhookId: string, url: string, now: number) {
  return newDelivery(webhookId, TEST_EVENT, newId(), { url }, now);
}

function newDelivery(
  webhookId: string,
  event: WebhookEvent | typeof TEST_EVENT,
  subject: string,
  data: object,
  now: number,
) {
  return {
    id: `msg_${newId()}`,
    webhook_id: webhookId,
    event,
    subject,
    body: JSON.stringify({ type: event, timestamp: isoTime(now), data }),
    created_at: now,
    next_try_at: now,
  } satisfies Insertable<WebhookDeliveryTable>;
}
