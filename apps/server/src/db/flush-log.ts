/**
 * A commit of SQLite waits until what it wrote is on the disk, and everybody waits with it: 160 ms for the 22 MB of 5,000
 * invitations. Written before without blocking anybody, 48 ms are left.
 */
import { open } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "./database.ts";
import { isPostgres } from "./queries.ts";

/** Last in a transaction that wrote a lot. SQLite holds no lock on the log itself, so that closing it releases none. */
export async function flushLog(trx: Db): Promise<void> {
  if (isPostgres(trx)) return;
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(trx);
  const file = rows[0]?.file;
  // A database in memory has none.
  if (!file) return;
  const log = await open(`${file}-wal`, "r+");
  try {
    await log.datasync();
  } finally {
    await log.close();
  }
}
