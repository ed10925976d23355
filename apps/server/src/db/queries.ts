import {
  type DeleteResult,
  type Expression,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateResult,
} from "kysely";
import type { Db } from "./database.ts";
import type { Database } from "./schema.ts";

/** Runs an update or a delete. Whether it found a row. */
export async function hasChanged(change: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult | undefined>;
}): Promise<boolean> {
  return (await countChanged(change)) > 0;
}

/** The same, with how many it found. */
export async function countChanged(change: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult | undefined>;
}): Promise<number> {
  const result = await change.executeTakeFirst();
  if (!result) return 0;
  return Number("numDeletedRows" in result ? result.numDeletedRows : result.numUpdatedRows);
}

export async function hasRow(query: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** Of a query that selects nothing yet. */
export async function countRows<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const row = await query.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Rows that PostgreSQL counts in a tenth of a second. */
const COUNTED_MAX_ROWS = 500_000;

/**
 * All rows of a table. PostgreSQL reads it to count them, ten million cards in longer than a statement may take: of a
 * large table, what it estimated when it last analysed it, which is a few hundredths off.
 */
export async function countTable(db: Db, table: "account" | "card"): Promise<number> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ rows: number }>`
      select reltuples as rows from pg_class where oid = ${table}::regclass
    `.execute(db);
    const estimated = Math.round(Number(rows[0]?.rows));
    if (estimated > COUNTED_MAX_ROWS) return estimated;
  }
  return countRows(db.selectFrom(table));
}

/** Whether a text contains these letters, in upper or lower case. */
export function containsText(text: RawBuilder<unknown>, letters: string): Expression<SqlBool> {
  const like = (searched: RawBuilder<unknown>, part: string) =>
    sql<SqlBool>`${searched} like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  // SQLite knows the lower case of ASCII letters alone.
  const capitalized = letters.charAt(0).toUpperCase() + letters.slice(1);
  return sql<SqlBool>`(${like(sql`lower(${text})`, letters.toLowerCase())} or ${like(text, letters)} or ${like(text, capitalized)})`;
}

/** For the few statements that each database needs in its own form. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Rows per statement. One long delete would keep SQLite's only writer busy, and hold its locks on PostgreSQL. */
export const DELETE_BATCH_SIZE = 500;

/** Repeats a delete of at most `limit` rows, which returns how many it deleted, until nothing is left. */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<number>): Promise<void> {
  let deleted = DELETE_BATCH_SIZE;
  while (deleted >= DELETE_BATCH_SIZE) deleted = await deleteBatch(DELETE_BATCH_SIZE);
}
