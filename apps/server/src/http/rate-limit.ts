import { tooManyAttempts } from "@visita/domain/messages";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { AppError } from "../lib/app-error.ts";

export type Limit = {
  /** Names the limit in the counter's key: "login", "register". */
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
};

type Counted = { hits: number; resets_at: number };

/**
 * Limits that protect accounts. The counters are in the database, so they survive a restart and are shared by all
 * instances; one statement counts and reads, so that twenty tries at once count as twenty.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #scale: number;
  readonly #now: () => number;

  constructor(db: Db, scale: number, now: () => number) {
    this.#db = db;
    this.#scale = scale;
    this.#now = now;
  }

  /** Counts one hit and throws `rate_limited` when there have been too many. */
  async hit(limit: Limit, key: string): Promise<void> {
    const now = this.#now();
    const counted = await this.#count(`${limit.name}:${key}`, now, limit.windowMs);
    if (counted.hits <= Math.max(1, Math.round(limit.hits * this.#scale))) return;
    throw rateLimited(Math.max(1, Math.ceil((counted.resets_at - now) / 1000)));
  }

  /** Forgets what was counted: after a success, earlier failures no longer speak against the caller. */
  async clear(limit: Limit, key: string): Promise<void> {
    await this.#db.deleteFrom("rate_counter").where("key", "=", `${limit.name}:${key}`).execute();
  }

  /** Keeps the table small; run it now and then. */
  async purge(): Promise<void> {
    await this.#db.deleteFrom("rate_counter").where("resets_at", "<=", this.#now()).execute();
  }

  #count(key: string, now: number, windowMs: number): Promise<Counted> {
    const isOver = sql<boolean>`rate_counter.resets_at <= ${now}`;
    return this.#db
      .insertInto("rate_counter")
      .values({ key, hits: 1, resets_at: now + windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          hits: sql`case when ${isOver} then 1 else rate_counter.hits + 1 end`,
          resets_at: sql`case when ${isOver} then ${now + windowMs} else rate_counter.resets_at end`,
        }),
      )
      .returning(["hits", "resets_at"])
      .executeTakeFirstOrThrow();
  }
}

export function rateLimited(seconds: number): AppError {
  return new AppError("rate_limited", tooManyAttempts(seconds), { retryAfter: seconds });
}
