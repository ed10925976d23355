import { sql } from "kysely";
import { expect, vi } from "vitest";
import type { RootDb } from "../src/db/database.ts";
import { isPostgres } from "../src/db/queries.ts";

/** On PostgreSQL, resolves when another connection waits for a lock. On SQLite all work shares one connection. */
export async function untilSomebodyWaits(db: RootDb): Promise<void> {
  if (!isPostgres(db)) return;
  await vi.waitFor(
    async () => {
      const waiting = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      expect(waiting.rows.length).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
}
