import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";

/** ASCII letters alone, as the databases' indexes do. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Whether a column begins with a text, without regard to the case of ASCII letters: a range in the order of bytes, which
 * the search indexes of the migrations 0015 and 0047 answer on both databases.
 */
export function startsWith(
  db: Db,
  column: string | RawBuilder<unknown>,
  text: string,
  options: { isLower?: boolean } = {},
) {
  const found = typeof column === "string" ? sql.ref(column) : column;
  const bytes = isPostgres(db) ? sql`${found} collate "C"` : found;
  const value = options.isLower ? bytes : sql`lower(${bytes})`;
  const from = lowerAscii(text);
  // The highest code point: nothing that begins with the text sorts after it.
  const to = `${from}\u{10ffff}`;
  return sql<SqlBool>`(${value} >= ${from} and ${value} < ${to})`;
}
