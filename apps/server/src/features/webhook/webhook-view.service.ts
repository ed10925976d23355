import type { Webhook } from "@visita/domain/connect/webhook.contract";
import { WebhookEvent } from "@visita/domain/connect/webhook-event";
import type { Db } from "../../db/database.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { listWebhooksOf, type WebhookRow } from "./webhook.store.ts";
import { listWaiting } from "./webhook-delivery.store.ts";

/** For the copy of an account or of a team. */
export async function exportWebhooks(db: Db, accountId: string) {
  const rows = await listWebhooksOf(db, accountId);
  return rows.map(({ url, events, created_at, paused_at }) => ({
    url,
    events: readEvents(events),
    createdAt: isoTime(created_at),
    isPaused: paused_at !== null,
  }));
}

function readEvents(events: string): WebhookEvent[] {
  return WebhookEvent.array().parse(JSON.parse(events));
}

export async function describeWebhook(db: Db, row: WebhookRow): Promise<Webhook> {
  return (await describeWebhooks(db, [row]))[0] as Webhook;
}

export async function describeWebhooks(db: Db, rows: readonly WebhookRow[]): Promise<Webhook[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await listWaiting(db, ids);
  return rows.map((row) => ({
    webhookid: row.id,
    url: row.url,
    events: readEvents(row.events),
    createdAt: isoTime(row.created_at),
    lastAt: time(row.last_at),
    failingSince: time(row.failing_since),
    nextTryAt: time(waiting.get(row.id)?.nextTryAt ?? null),
    behind: waiting.get(row.id)?.behind ?? 0,
    paused: row.paused_at === null ? null : { at: isoTime(row.paused_at), by: row.paused_by ?? "owner" },
    secretSince: isoTime(row.secret_at),
    oldSecretUntil: time(row.old_secret_until),
  }));
}

function time(at: number | null): string | null {
  return at === null ? null : isoTime(at);
}
