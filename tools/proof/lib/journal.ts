import { DatabaseSync } from "node:sqlite";
import type { DatabaseTarget } from "../../../apps/server/src/config/config-database.ts";
import { isSuccess } from "../../harness/http-client.ts";

/** The stored value by key. */
export type Stored = ReadonlyMap<string, string>;

/**
 * Records acknowledged writes and writes without a response. After a crash a key must hold the one or the other. Each
 * key is written by one client at a time; null means absent.
 */
export function createJournal() {
  const acknowledged = new Map<string, string | null>();
  const unanswered = new Map<string, string | null>();
  let writes = 0;
  let refusals = 0;

  return {
    /** Returns the response of the write. Status 0 means no response. */
    async write<Response extends { status: number }>(
      key: string,
      value: string | null,
      send: () => Promise<Response>,
    ): Promise<Response> {
      unanswered.set(key, value);
      const response = await send();
      if (response.status === 0) return response;
      unanswered.delete(key);
      if (isSuccess(response)) {
        acknowledged.set(key, value);
        writes += 1;
      } else refusals += 1;
      return response;
    },

    /** Keys that hold neither the last acknowledged value nor a later unacknowledged one. */
    lost(stored: Stored): string[] {
      return [...acknowledged].flatMap(([key, value]) => {
        const found = stored.get(key) ?? null;
        return found === value || (unanswered.has(key) && found === unanswered.get(key)) ? [] : [key];
      });
    },

    /** Takes what is stored as acknowledged, for writes without a response too. */
    settle(stored: Stored): void {
      for (const key of unanswered.keys()) acknowledged.set(key, stored.get(key) ?? null);
      unanswered.clear();
    },

    writes: () => writes,
    refusals: () => refusals,
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** SQLite's integrity check, "ok" if nothing is wrong. PostgreSQL is not killed and not checked. */
export function integrityOf(target: DatabaseTarget): string {
  if (target.kind !== "sqlite") return "ok";
  const database = new DatabaseSync(target.file, { readOnly: true, timeout: 5_000 });
  try {
    const [first] = database.prepare("pragma integrity_check(1)").all();
    const orphans = database.prepare("pragma foreign_key_check").all().length;
    return orphans > 0 ? `${orphans} rows refer to nothing` : String(first?.["integrity_check"]);
  } finally {
    database.close();
  }
}
