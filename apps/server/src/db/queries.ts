import { type DeleteResult, type SelectQueryBuilder, sql, type UpdateResult } from "kysely";
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
