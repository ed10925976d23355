import { setTimeout as wait } from "node:timers/promises";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { withDatabase } from "../../harness/test-environment.ts";

const POLL_MS = 200;
const LIMIT_MS = 90_000;

/** Lets so much time pass for the codes that wait to be mailed, and for nothing else. */
export function ageWaitingCodes({ target }: TestEnvironment, ms: number): Promise<void> {
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

/** Until every mail has left or was given up. */
export function untilNoMailWaits({ target }: TestEnvironment): Promise<void> {
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
