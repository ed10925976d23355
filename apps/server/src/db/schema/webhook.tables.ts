import type { ColumnType, Generated } from "kysely";

export type WebhookTables = {
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
};

export type WebhookTable = {
  id: string;
  /** Also the one that holds a team. */
  account_id: string;
  /** Null once that account is gone, and for those of before this was kept. */
  added_by: ColumnType<string | null, string | null | undefined>;
  url: string;
  /** JSON. */
  events: string;
  /** Encrypted with the installation's key. */
  secret: string;
  secret_at: number;
  /** After a change: it signs too until then. */
  old_secret: string | null;
  old_secret_until: number | null;
  created_at: number;
  /** The last attempt, whatever came of it. */
  last_at: number | null;
  /** Since when no attempt has succeeded. */
  failing_since: number | null;
  /** Nothing is recorded meanwhile. */
  paused_at: number | null;
  paused_by: "owner" | "failures" | "recovery" | null;
};

/** What one webhook is told about one event. */
export type WebhookDeliveryTable = {
  /** Ascending in the order of commits about one subject. */
  number: Generated<number>;
  /** The `webhook-id`, the same for each attempt. */
  id: string;
  webhook_id: string;
  event: string;
  /** What the event is about; deliveries about it are sent one after the other. */
  subject: string;
  body: string;
  created_at: number;
  next_try_at: number;
  /** Failed attempts so far. */
  tries: Generated<number>;
  /** JSON, the latest last. */
  attempts: Generated<string>;
  /** The first KB of the last one. */
  answer: string | null;
  /** Lease of the process that is sending it. */
  claimed_until: number | null;
  /** Null while it waits. */
  ended_at: number | null;
  is_delivered: Generated<number>;
};
