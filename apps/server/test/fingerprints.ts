import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { RootDb } from "../src/db/database.ts";
import { isPostgres } from "../src/db/queries.ts";

export type Fingerprint = { readonly rows: number; readonly checksum: string };

/** FTS5's own tables, which hold numbers beyond those of JavaScript; `searchIndexHolds` looks into them. */
const SEARCH_INDEX = /^person_search_/;

/** Finding them takes as long as reading a small database. */
export async function listTables(db: RootDb): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name).filter((name) => !SEARCH_INDEX.test(name));
}

/** The whole database, or some of its tables: the rows of each as sorted text. */
export async function readTables(db: RootDb, names?: readonly string[]): Promise<Map<string, string[]>> {
  const entries = await Promise.all(
    (names ?? (await listTables(db))).map(async (name) => {
      const rows = await db
        .selectFrom(name as "account")
        .selectAll()
        .execute();
      return [name, rows.map((row) => JSON.stringify(row, readable)).toSorted()] as const;
    }),
  );
  return new Map(entries);
}

/** Whether the words that people are found by hold a text, in clear. PostgreSQL has them in the rows themselves. */
export async function searchIndexHolds(db: RootDb, text: string): Promise<boolean> {
  if (isPostgres(db)) return false;
  const { rows } = await sql<{ block: Uint8Array }>`select block from person_search_data`.execute(db);
  return rows.some(({ block }) => Buffer.from(block).includes(text));
}

/** Each table with its number of rows and a checksum over them. */
export function fingerprint(tables: ReadonlyMap<string, readonly string[]>): Record<string, Fingerprint> {
  return Object.fromEntries(
    [...tables].map(([name, rows]) => [name, { rows: rows.length, checksum: checksumOf(rows) }]),
  );
}

/** The two drivers return bytes as different classes. */
function readable(this: unknown, key: string, value: unknown): unknown {
  const raw = (this as Record<string, unknown>)[key];
  return raw instanceof Uint8Array ? Buffer.from(raw).toString("base64") : value;
}

function checksumOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\n");
  return hash.digest("hex");
}
