import type { Db } from "../../db/database.ts";
import { rateLimited } from "../../lib/app-error.ts";
import { deleteCounter, deleteCountersUntil, findCounter, upsertHit } from "./limit.store.ts";

export type Limit = {
  /** Names the limit in the counter's key: "login", "register". */
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
};

/**
 * Limits that protect accounts. The counters are in the database, so they survive a restart and are shared by all
 * instances.
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
    const wait = await this.tryHit(limit, key);
    if (wait > 0) throw rateLimited(wait);
  }

  /** Counts one hit. Returns 0 when it is within the limit, else the seconds until the limit opens again. */
  async tryHit(limit: Limit, key: string): Promise<number> {
    const now = this.#now();
    const counted = await upsertHit(this.#db, keyOf(limit, key), now, limit.windowMs);
    return this.#waitAfter(limit, counted, counted.hits, now);
  }

  /** Throws `rate_limited` when the limit is used up, without counting this call: for counting failures only. */
  async check(limit: Limit, key: string): Promise<void> {
    const wait = await this.#waitForNext(limit, key);
    if (wait > 0) throw rateLimited(wait);
  }

  async isUsedUp(limit: Limit, key: string): Promise<boolean> {
    return (await this.#waitForNext(limit, key)) > 0;
  }

  /** Forgets what was counted: after a success, earlier failures no longer speak against the caller. */
  async clear(limit: Limit, key: string): Promise<void> {
    await deleteCounter(this.#db, keyOf(limit, key));
  }

  /** Keeps the table small; run it now and then. */
  async purge(): Promise<void> {
    await deleteCountersUntil(this.#db, this.#now());
  }

  async #waitForNext(limit: Limit, key: string): Promise<number> {
    const now = this.#now();
    const counted = await findCounter(this.#db, keyOf(limit, key), now);
    return counted ? this.#waitAfter(limit, counted, counted.hits + 1, now) : 0;
  }

  #waitAfter(limit: Limit, counted: { resets_at: number }, hits: number, now: number): number {
    if (hits <= Math.max(1, Math.round(limit.hits * this.#scale))) return 0;
    return Math.max(1, Math.ceil((counted.resets_at - now) / 1000));
  }
}

function keyOf(limit: Limit, key: string): string {
  return `${limit.name}:${key}`;
}
