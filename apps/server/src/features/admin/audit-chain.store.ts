import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../../db/database.ts";
import { countRows, isPostgres } from "../../db/queries.ts";
import type { AdminAuditTable } from "../../db/schema/admin.tables.ts";
import { CHAIN_START, type ChainedContent, chainHash } from "./audit-chain.ts";

type NewAudit = Omit<Insertable<AdminAuditTable>, "position" | "previous_hash" | "hash">;

/**
 * There is no other write: the database refuses to change or delete what is here. Inserts take turns until they are
 * committed, so that no two follow the same row.
 */
export async function insertAudit(trx: Trx, row: NewAudit): Promise<void> {
  // SQLite has a single writer, and its transactions take the write lock when they begin.
  if (isPostgres(trx)) {
    await sql`select pg_advisory_xact_lock(hashtextextended('admin_audit', 0))`.execute(trx);
  }
  const last = await trx
    .selectFrom("admin_audit")
    .select(["position", "hash"])
    .where("position", "is not", null)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  const chained = { ...row, position: (last?.position ?? 0) + 1, previous_hash: last?.hash ?? CHAIN_START };
  await trx
    .insertInto("admin_audit")
    .values({ ...chained, hash: chainHash(chained) })
    .execute();
}

export function listChain(
  db: Db,
  after: number,
  limit: number,
): Promise<(ChainedContent & { hash: string })[]> {
  return db
    .selectFrom("admin_audit")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .$narrowType<{ position: number; previous_hash: string; hash: string }>()
    .execute();
}

export function countUnchained(db: Db): Promise<number> {
  return countRows(db.selectFrom("admin_audit").where("position", "is", null));
}
