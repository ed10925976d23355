import type { ExpressionBuilder, Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged, hasChanged, isPostgres } from "../../db/queries.ts";
import type { WebhookDeliveryTable } from "../../db/schema/webhook.tables.ts";
import type { Database } from "../../db/schema.ts";

export type DeliveryRow = Selectable<WebhookDeliveryTable>;
type Deliveries = ExpressionBuilder<Database, "webhook_delivery">;

export async function insertDeliveries(
  trx: Db,
  rows: readonly Insertable<WebhookDeliveryTable>[],
): Promise<void> {
  await trx.insertInto("webhook_delivery").values(rows).execute();
}

const isFree = (now: number) => (row: Deliveries) =>
  row.or([row("claimed_until", "is", null), row("claimed_until", "<=", now)]);

/** Whether nothing about the same subject waits from before. */
const isFirst = ({ not, exists, selectFrom }: Deliveries) =>
  not(
    exists(
      selectFrom("webhook_delivery as earlier")
        .select("earlier.number")
        .whereRef("earlier.webhook_id", "=", "webhook_delivery.webhook_id")
        .whereRef("earlier.subject", "=", "webhook_delivery.subject")
        .whereRef("earlier.number", "<", "webhook_delivery.number")
        .where("earlier.ended_at", "is", null),
    ),
  );

/** Webhooks with something to send, those that work first. */
export async function listDueWebhooks(
  db: Db,
  now: number,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("webhook")
    .innerJoin("account", "account.id", "webhook.account_id")
    .leftJoin("team", "team.id", "webhook.account_id")
    .select("webhook.id")
    .where("webhook.paused_at", "is", null)
    .where("account.suspended_at", "is", null)
    .where("account.left_at", "is", null)
    .where("team.deleted_at", "is", null)
    .$if(except.length > 0, (query) => query.where("webhook.id", "not in", except))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("webhook_delivery")
          .select("webhook_delivery.number")
          .whereRef("webhook_delivery.webhook_id", "=", "webhook.id")
          .where("webhook_delivery.ended_at", "is", null)
          .where("webhook_delivery.next_try_at", "<=", now)
          .where(isFree(now)),
      ),
    )
    .orderBy(sql`case when webhook.failing_since is null then 0 else 1 end`)
    .orderBy(sql`coalesce(webhook.last_at, 0)`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type Claim = {
  readonly webhookId: string;
  readonly now: number;
  readonly until: number;
  readonly limit: number;
};

/**
 * Claims what is due, at most one about each subject. A single statement: PostgreSQL skips rows that another instance is
 * claiming, SQLite has one writer.
 */
export function claimDeliveries(trx: Db, { webhookId, now, until, limit }: Claim): Promise<DeliveryRow[]> {
  return trx
    .with(
      (cte) => cte("due").materialized(),
      (query) =>
        query
          .selectFrom("webhook_delivery")
          .select("number")
          .where("webhook_id", "=", webhookId)
          .where("ended_at", "is", null)
          .where("next_try_at", "<=", now)
          .where(isFree(now))
          .where(isFirst)
          .orderBy("number")
          .limit(limit)
          .$if(isPostgres(trx), (due) => due.forUpdate().skipLocked()),
    )
    .updateTable("webhook_delivery")
    .set({ claimed_until: until })
    .where("number", "in", (query) => query.selectFrom("due").select("due.number"))
    .returningAll()
    .execute();
}

/** One delivery, whether or not it is due; undefined while it is being sent or waits behind another. */
export function claimDelivery(
  trx: Db,
  { webhookId, id, now, until }: Omit<Claim, "limit"> & { readonly id: string },
): Promise<DeliveryRow | undefined> {
  return trx
    .updateTable("webhook_delivery")
    .set({ claimed_until: until })
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .where(isFree(now))
    .where((row) => row.or([row("ended_at", "is not", null), isFirst(row)]))
    .returningAll()
    .executeTakeFirst();
}

/** Releases the claim and stores what came of it. No effect if the claim has expired and belongs to another process. */
export function finishDelivery(
  trx: Db,
  { number, claimed_until }: DeliveryRow,
  outcome: Updateable<WebhookDeliveryTable>,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("webhook_delivery")
      .set({ ...outcome, claimed_until: null })
      .where("number", "=", number)
      .where("claimed_until", "=", claimed_until),
  );
}

/** What has failed so far is due now. */
export async function retryFailed(trx: Db, webhookId: string, now: number): Promise<void> {
  await trx
    .updateTable("webhook_delivery")
    .set({ next_try_at: now })
    .where("webhook_id", "=", webhookId)
    .where("ended_at", "is", null)
    .where("tries", ">", 0)
    .execute();
}

/** What waits is not sent any more. */
export async function endWaiting(trx: Db, webhookId: string, now: number): Promise<void> {
  await trx
    .updateTable("webhook_delivery")
    .set({ ended_at: now })
    .where("webhook_id", "=", webhookId)
    .where("ended_at", "is", null)
    .execute();
}

export function findDelivery(db: Db, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom("webhook_delivery")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Newest first. */
export function listDeliveries(
  db: Db,
  webhookId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom("webhook_delivery")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .$if(before !== undefined, (query) => query.where("number", "<", before as number))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

/** Of each webhook: when a failed delivery is sent again, and how many wait behind one. */
export async function listWaiting(db: Db, webhookIds: readonly string[]) {
  if (webhookIds.length === 0) return new Map<string, { nextTryAt: number | null; behind: number }>();
  const rows = await db
    .selectFrom("webhook_delivery")
    .select(({ fn }) => [
      "webhook_id",
      fn.min<number | null>(sql`case when tries > 0 then next_try_at end`).as("next_try_at"),
      fn.countAll<number>().as("waiting"),
      sql<number>`count(distinct subject)`.as("subjects"),
    ])
    .where("webhook_id", "in", webhookIds)
    .where("ended_at", "is", null)
    .groupBy("webhook_id")
    .execute();
  return new Map(
    rows.map(({ webhook_id, next_try_at, waiting, subjects }) => [
      webhook_id,
      {
        nextTryAt: next_try_at === null ? null : Number(next_try_at),
        behind: next_try_at === null ? 0 : Number(waiting) - Number(subjects),
      },
    ]),
  );
}

export function deleteOldDeliveries(db: Db, madeBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("webhook_delivery")
    .select("number")
    .where("created_at", "<", madeBefore)
    .where("ended_at", "is not", null)
    .limit(limit);
  return countChanged(db.deleteFrom("webhook_delivery").where("number", "in", old));
}
