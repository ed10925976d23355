import { setTimeout as wait } from "node:timers/promises";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { withDatabase } from "../../harness/test-environment.ts";

const POLL_MS = 200;
const LIMIT_MS = 90_000;

/** Moves only the codes in the outbox into the past. */
export function agePendingCodes({ target }: TestEnvironment, ms: number): Promise<void> {
  return withDatabase(target, async (db) => {
    await db
      .updateTable("outbox")
      .set((row) => ({
        created_at: row("created_at", "-", ms),
        expires_at: row("expires_at", "-", ms),
      }))
      .where("kind", "=", "recovery_code")
      .execute();
  });
}

/** Waits until every mail was sent or given up. */
export function untilOutboxEmpty({ target }: TestEnvironment): Promise<void> {
  return withDatabase(target, async (db) => {
    const deadline = performance.now() + LIMIT_MS;
    const waiting = db
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .where("died_at", "is", null);
    for (let rows = await waiting.execute(); rows.length > 0; rows = await waiting.execute()) {
      if (performance.now() > deadline) throw new Error(`${rows.length} mails still wait.`);
      await wait(POLL_MS);
    }
  });
}
