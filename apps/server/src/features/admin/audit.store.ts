import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { AdminAuditTable } from "../../db/schema.ts";
import { startsWith } from "./prefix-search.ts";

export type AuditRow = Selectable<AdminAuditTable>;

/** There is no other write: the database refuses to change or delete what is here. */
export async function insertAudit(trx: Db, row: Insertable<AdminAuditTable>): Promise<void> {
  await trx.insertInto("admin_audit").values(row).execute();
}

type Page = { after: { at: number; id: string } | null; find: string; limit: number };

/** Newest first. */
export function listAuditRows(db: Db, { after, find, limit }: Page): Promise<AuditRow[]> {
  let query = db.selectFrom("admin_audit").selectAll();
  if (after) {
    query = query.where((row) =>
      row.or([
        row("created_at", "<", after.at),
        row.and([row("created_at", "=", after.at), row("id", "<", after.id)]),
      ]),
    );
  }
  if (find !== "") {
    query = query.where((row) => row.or([startsWith(db, "target", find), startsWith(db, "actor", find)]));
  }
  return query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** What was done to an account or a card, newest first. */
export function listAuditOf(db: Db, targetId: string, limit: number): Promise<AuditRow[]> {
  return db
    .selectFrom("admin_audit")
    .selectAll()
    .where("target_id", "=", targetId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
