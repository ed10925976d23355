import { isSuccess } from "./json-body.ts";

/** What each key holds. */
export type Stored = ReadonlyMap<string, string>;

/**
 * Remembers what was acknowledged and what was asked for without an answer. After a crash a key must hold the one or
 * the other, and nothing else. Each key is written by one client at a time; null stands for nothing.
 */
export function createJournal() {
  const acknowledged = new Map<string, string | null>();
  const unanswered = new Map<string, string | null>();
  let writes = 0;
  let refusals = 0;

  return {
    /** Hands on the answer of the write. A status of 0 is none. */
    async write<Answer extends { status: number }>(
      key: string,
      value: string | null,
      send: () => Promise<Answer>,
    ): Promise<Answer> {
      unanswered.set(key, value);
      const answer = await send();
      if (answer.status === 0) return answer;
      unanswered.delete(key);
      if (isSuccess(answer)) {
        acknowledged.set(key, value);
        writes += 1;
      } else refusals += 1;
      return answer;
    },

    /** The keys that hold neither what was last acknowledged nor what was asked for since. */
    lost(stored: Stored): string[] {
      return [...acknowledged].flatMap(([key, value]) => {
        const found = stored.get(key) ?? null;
        return found === value || (unanswered.has(key) && found === unanswered.get(key)) ? [] : [key];
      });
    },

    /** From now on what is stored counts as acknowledged, also where no answer came. */
    settle(stored: Stored): void {
      for (const key of unanswered.keys()) acknowledged.set(key, stored.get(key) ?? null);
      unanswered.clear();
    },

    writes: () => writes,
    refusals: () => refusals,
  };
}

export type Journal = ReturnType<typeof createJournal>;
