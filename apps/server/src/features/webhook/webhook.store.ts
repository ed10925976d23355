import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, hasChanged } from "../../db/queries.ts";
import type { WebhookTable } from "../../db/schema/webhook.tables.ts";

export type WebhookRow = Selectable<WebhookTable>;

export function insertWebhook(trx: Db, row: Insertable<WebhookTable>): Promise<WebhookRow> {
  return trx.insertInto("webhook").values(row).returningAll().executeTakeFirstOrThrow();
}

export function countWebhooks(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom("webhook").where("account_id", "=", accountId));
}

/** Newest first. */
export function listWebhooksOf(db: Db, accountId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom("webhook")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Those of an account, and those that it has added for others. */
export function listWebhooksBy(db: Db, accountId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom("webhook")
    .selectAll()
    .where((row) => row.or([row("account_id", "=", accountId), row("added_by", "=", accountId)]))
    .execute();
}

/** Those that record what happens to an account. */
export function listActive(trx: Db, accountId: string): Promise<Pick<WebhookRow, "id" | "events">[]> {
  return trx
    .selectFrom("webhook")
    .select(["id", "events"])
    .where("account_id", "=", accountId)
    .where("paused_at", "is", null)
    .execute();
}

/** Those of everybody who keeps a card, unless they are paused. */
export function listActiveOfKeepers(trx: Db, cardId: string): Promise<Pick<WebhookRow, "id" | "events">[]> {
  return trx
    .selectFrom("favourite")
    .innerJoin("webhook", "webhook.account_id", "favourite.account_id")
    .select(["webhook.id", "webhook.events"])
    .where("favourite.card_id", "=", cardId)
    .where("webhook.paused_at", "is", null)
    .execute();
}

export function findWebhook(db: Db, accountId: string, id: string): Promise<WebhookRow | undefined> {
  return db
    .selectFrom("webhook")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Null for what is not a team's. */
export async function findTeamName(db: Db, accountId: string): Promise<string | null> {
  const row = await db.selectFrom("team").select("name").where("id", "=", accountId).executeTakeFirst();
  return row?.name ?? null;
}

/** Locked until the transaction ends; undefined when it is gone. */
export function lockWebhook(trx: Db, id: string): Promise<WebhookRow | undefined> {
  // An update without effect: SQLite has no row locks, and one writer at a time.
  return trx
    .updateTable("webhook")
    .set((row) => ({ last_at: row.ref("last_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function updateWebhook(
  trx: Db,
  id: string,
  changes: Updateable<WebhookTable>,
): Promise<WebhookRow | undefined> {
  return trx.updateTable("webhook").set(changes).where("id", "=", id).returningAll().executeTakeFirst();
}

export function deleteWebhookRow(db: Db, accountId: string, id: string): Promise<boolean> {
  return hasChanged(db.deleteFrom("webhook").where("id", "=", id).where("account_id", "=", accountId));
}
