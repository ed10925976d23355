import { createHash } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";

type AuditRow = {
  id: string;
  created_at: number;
  actor: string;
  action: string;
  target_id: string;
  target: string;
  reason: string;
  detail: string;
  position: number | null;
  previous_hash: string | null;
  hash: string | null;
};
type AuditDb = { admin_audit: AuditRow };

const BATCH = 1_000;

/** Additive: rows of a program of a release before are outside of the chain, and `npm run doctor` says so. */
export async function up(db: Kysely<AuditDb>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema.alterTable("admin_audit").addColumn("position", "bigint").execute();
  await db.schema.alterTable("admin_audit").addColumn("previous_hash", "text").execute();
  await db.schema.alterTable("admin_audit").addColumn("hash", "text").execute();
  await db.schema.createIndex("admin_audit_position").unique().on("admin_audit").column("position").execute();
  if (isPostgres) {
    await sql`alter table admin_audit disable trigger admin_audit_no_change`.execute(db);
    await chainRows(db);
    await sql`alter table admin_audit enable trigger admin_audit_no_change`.execute(db);
    await sql`
      create trigger admin_audit_no_truncate before truncate on admin_audit
      for each statement execute function admin_audit_refuse()
    `.execute(db);
    return;
  }
  await sql`drop trigger admin_audit_no_update`.execute(db);
  await chainRows(db);
  await sql`
    create trigger admin_audit_no_update before update on admin_audit
    begin select raise(abort, 'the audit list cannot be changed'); end
  `.execute(db);
  // REPLACE deletes a row without the delete trigger where recursive_triggers are off, as in other programs.
  await sql`
    create trigger admin_audit_no_replace before insert on admin_audit
    when exists (select 1 from admin_audit where id = new.id or position = new.position or rowid = new.rowid)
    begin select raise(abort, 'the audit list cannot be changed'); end
  `.execute(db);
}

async function chainRows(db: Kysely<AuditDb>): Promise<void> {
  let position = 0;
  let previous_hash = "";
  for (;;) {
    const rows = await db
      .selectFrom("admin_audit")
      .selectAll()
      .where("position", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      position += 1;
      const hash = hashOf(row, position, previous_hash);
      await db
        .updateTable("admin_audit")
        .set({ position, previous_hash, hash })
        .where("id", "=", row.id)
        .execute();
      previous_hash = hash;
    }
    if (rows.length < BATCH) return;
  }
}

/** As the product computes it (features/admin/audit-chain.ts). */
function hashOf(row: AuditRow, position: number, previousHash: string): string {
  const { id, created_at, actor, action, target_id, target, reason, detail } = row;
  const fields = [position, previousHash, id, created_at, actor, action, target_id, target, reason, detail];
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
