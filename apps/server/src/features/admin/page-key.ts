import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Where a list goes on: the time and the id of the last row that was sent. */
export type PageKey = { readonly at: number; readonly id: string };

export function toPageKey({ at, id }: PageKey): string {
  return `${at}.${id}`;
}

/** Null for the first page, and for what is no key. */
export function readPageKey(text: string | undefined): PageKey | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id } : null;
}

/** Older than the key, as one range of an index on both columns; two comparisons with OR would read all rows before it. */
export function isAfter(listedAt: string | RawBuilder<number>, idColumn: string, { at, id }: PageKey) {
  const time = typeof listedAt === "string" ? sql.ref(listedAt) : listedAt;
  return sql<SqlBool>`(${time}, ${sql.ref(idColumn)}) < (${at}, ${id})`;
}

/** Cuts a list that was read with one row too many, and says where it goes on. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => PageKey,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last !== undefined ? toPageKey(keyOf(last)) : null };
}
