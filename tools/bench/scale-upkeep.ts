/** What a database of the scale bench takes: its tables, vacuum and a dump. */
import { execFile } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres } from "../lib/postgres-home.mjs";
import { LARGE_TABLES } from "./scale-rows.ts";

export type Size = { readonly cards: number; readonly url: string; readonly folder: string };

export async function vacuum({ url }: Size) {
  const seconds: Record<string, number> = {};
  // The oldest month goes, as it does each month. Of so few rows alone PostgreSQL would leave the index for later.
  await query(url, "delete from insight_day where day = (select min(day) from insight_day)");
  for (const table of ["insight_day", "card", "person"]) {
    const from = performance.now();
    await query(url, `vacuum (index_cleanup on) ${table}`);
    seconds[table] = round((performance.now() - from) / 1000);
  }
  return seconds;
}

export async function dump({ url, folder: into }: Size) {
  const file = join(into, "visita.dump");
  const from = performance.now();
  const program = join(findPostgres()?.programs ?? "", "pg_dump");
  await promisify(execFile)(program, ["--format=custom", "--compress=1", `--file=${file}`, url]);
  const dumped = {
    seconds: round((performance.now() - from) / 1000),
    gb: gigabytes(statSync(file).size),
  };
  rmSync(file);
  return dumped;
}

/** Rows that scans of whole tables have read; connections tell it when they end. */
export async function seqRowsRead({ url }: Size): Promise<Record<string, number>> {
  const rows = await query<{ relname: string; rows: string }>(
    url,
    "select relname, seq_tup_read as rows from pg_stat_user_tables",
  );
  return Object.fromEntries(rows.map(({ relname, rows: read }) => [relname, Number(read)]));
}

export async function storageOf({ url, cards }: Size): Promise<object[]> {
  const rows = await query<{ name: string; rows: string; heap: string; indexes: string }>(
    url,
    `select relname as name, reltuples as rows, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes
      from pg_class where relname in ('${LARGE_TABLES.join("','")}') order by pg_total_relation_size(oid) desc`,
  );
  return rows.map(({ name, rows: count, heap, indexes }) => ({
    name,
    rows: Math.round(Number(count)),
    gb: gigabytes(Number(heap)),
    indexGb: gigabytes(Number(indexes)),
    bytesPerCard: Math.round((Number(heap) + Number(indexes)) / cards),
  }));
}

export async function sizeOf({ url }: Size): Promise<number> {
  const rows = await query<{ size: string }>(url, "select pg_database_size(current_database()) as size");
  return gigabytes(Number(rows[0]?.size));
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function gigabytes(bytes: number): number {
  return round(bytes / 1e9);
}

export function round(value: number): number {
  return Number(value.toPrecision(3));
}
