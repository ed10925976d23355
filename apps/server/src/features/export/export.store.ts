import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { hasChanged, isPostgres } from "../../db/queries.ts";
import type { AccountExportTable } from "../../db/schema/export.tables.ts";

export type ExportRow = Selectable<AccountExportTable>;

export function findExportOfAccount(db: Db, accountId: string): Promise<ExportRow | undefined> {
  return db.selectFrom("account_export").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

/** No effect while the account has one; the unique index decides. */
export async function insertExport(db: Db, row: Insertable<AccountExportTable>): Promise<void> {
  await db
    .insertInto("account_export")
    .values(row)
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
}

/** Deletes the account's export and its chunks, unless it is being made or was begun after `newest`. */
export async function deleteEndedExport(db: Db, accountId: string, newest: number): Promise<void> {
  await db
    .deleteFrom("account_export")
    .where("account_id", "=", accountId)
    .where((row) =>
      row.or([row("state", "=", "failed"), row("state", "=", "ready").and("created_at", "<=", newest)]),
    )
    .execute();
}

/** The next export that no worker holds. One statement; on PostgreSQL other instances skip the row. */
export function claimExport(db: Db, now: number, until: number): Promise<ExportRow | undefined> {
  return db
    .with(
      (cte) => cte("due").materialized(),
      (query) =>
        query
          .selectFrom("account_export")
          .select("id")
          .where("state", "in", ["waiting", "making"])
          .where((row) => row.or([row("claimed_until", "is", null), row("claimed_until", "<=", now)]))
          .orderBy("created_at")
          .limit(1)
          .$if(isPostgres(db), (due) => due.forUpdate().skipLocked()),
    )
    .updateTable("account_export")
    .set((row) => ({
      state: "making",
      attempt: row("attempt", "+", 1),
      claimed_until: until,
      part: null,
      done: 0,
    }))
    .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
    .returningAll()
    .executeTakeFirst();
}

type Changes = Partial<
  Pick<ExportRow, "state" | "claimed_until" | "part" | "done" | "contents" | "size" | "expires_at">
>;

/** False if another worker has begun the export anew, or it was deleted. */
export function updateAttempt(
  db: Db,
  { id, attempt }: Pick<ExportRow, "id" | "attempt">,
  changes: Changes,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("account_export")
      .set(changes)
      .where("id", "=", id)
      .where("attempt", "=", attempt)
      .where("state", "=", "making"),
  );
}

export async function insertChunk(
  db: Db,
  { id, attempt }: Pick<ExportRow, "id" | "attempt">,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await db.insertInto("export_chunk").values({ export_id: id, attempt, position, bytes }).execute();
}

export async function findChunk(
  db: Db,
  { id, attempt }: Pick<ExportRow, "id" | "attempt">,
  position: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("export_chunk")
    .select("bytes")
    .where("export_id", "=", id)
    .where("attempt", "=", attempt)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.bytes;
}

/** What interrupted attempts have left. */
export async function deleteOtherChunks(
  db: Db,
  { id, attempt }: Pick<ExportRow, "id" | "attempt">,
): Promise<void> {
  await db.deleteFrom("export_chunk").where("export_id", "=", id).where("attempt", "!=", attempt).execute();
}

/** With their chunks (cascade). */
export async function deleteExpiredExports(db: Db, now: number): Promise<void> {
  await db.deleteFrom("account_export").where("expires_at", "<=", now).execute();
}
