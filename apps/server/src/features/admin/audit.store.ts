import type { Db } from "../../db/database.ts";
import { isAfter, type PageKey } from "./page-key.ts";
import { startsWith } from "./prefix-search.ts";

/** What stands for an account in the audit log; `newSubject` if nothing does yet. */
export async function upsertSubject(trx: Db, accountId: string, newSubject: string): Promise<string> {
  await trx
    .insertInto("admin_subject")
    .values({ id: newSubject, account_id: accountId })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  return (await findSubject(trx, accountId)) ?? newSubject;
}

export async function findSubject(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("admin_subject")
    .select("id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.id;
}

/** With the address of the account that it was done to, while there is one. */
function selectAudit(db: Db) {
  return db
    .selectFrom("admin_audit")
    .leftJoin("admin_subject", "admin_subject.id", "admin_audit.target_id")
    .leftJoin("account", "account.id", "admin_subject.account_id")
    .selectAll("admin_audit")
    .select("account.email as email");
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof selectAudit>["execute"]>>[number];

type Page = { after: PageKey | null; find: string; limit: number };

/** Newest first. */
export function listAuditRows(db: Db, { after, find, limit }: Page): Promise<AuditRow[]> {
  let query = selectAudit(db);
  if (after) query = query.where(isAfter("admin_audit.created_at", "admin_audit.id", after));
  if (find !== "") {
    const columns = ["admin_audit.target", "admin_audit.actor", "account.email"];
    query = query.where((row) => row.or(columns.map((column) => startsWith(db, column, find))));
  }
  return query
    .orderBy("admin_audit.created_at", "desc")
    .orderBy("admin_audit.id", "desc")
    .limit(limit)
    .execute();
}

/** What was done to accounts and cards, newest first. */
export async function listAuditOf(db: Db, targetIds: readonly string[], limit: number): Promise<AuditRow[]> {
  if (targetIds.length === 0) return [];
  return selectAudit(db)
    .where("admin_audit.target_id", "in", targetIds)
    .orderBy("admin_audit.created_at", "desc")
    .orderBy("admin_audit.id", "desc")
    .limit(limit)
    .execute();
}
