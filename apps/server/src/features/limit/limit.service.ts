import { createHmac } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { rateLimited } from "../../lib/app-error.ts";
import type { Network } from "../../lib/network.ts";
import {
  decrementCounter,
  deleteCounter,
  deleteCountersOf,
  deleteCountersUntil,
  findCounter,
  upsertHit,
} from "./limit.store.ts";

export type Limit = {
  /** Part of the counter's key, such as "login" or "register". */
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
};

/**
 * Fixed-window rate limits with counters in the database: they survive a restart and are shared by all instances. Whom a
 * counter is for, such as a network, is stored as an HMAC only.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #hmacKey: Buffer;
  readonly #scale: number;
  readonly #now: () => number;

  constructor(db: Db, hmacKey: Buffer, scale: number, now: () => number) {
    this.#db = db;
    this.#hmacKey = hmacKey;
    this.#scale = scale;
    this.#now = now;
  }

  /** Counts one hit; throws `rate_limited` beyond the limit. */
  async hit(limit: Limit, key: string): Promise<void> {
    const retryAfter = await this.tryHit(limit, key);
    if (retryAfter > 0) throw rateLimited(retryAfter);
  }

  /** Counts one hit. Returns 0, or beyond the limit the seconds until the window ends. */
  async tryHit(limit: Limit, key: string): Promise<number> {
    const now = this.#now();
    const counter = await upsertHit(this.#db, this.#keyOf(limit, key), now, limit.windowMs);
    return this.#retryAfter(limit, counter, counter.hits, now);
  }

  /**
   * Counts one hit in each network around an address, from the narrowest to the widest, each with its share of the limit;
   * throws `rate_limited` beyond any. A refused hit is counted nowhere, and the returned function takes an accepted one
   * back, for limits that count only what succeeded.
   */
  async hitNetworks(limit: Limit, networks: readonly Network[]): Promise<() => Promise<void>> {
    const counted: string[] = [];
    const refund = async () => {
      for (const key of counted.splice(0)) await decrementCounter(this.#db, key, this.#now());
    };
    for (const { key, share } of networks) {
      const now = this.#now();
      const wider = { ...limit, hits: limit.hits * share };
      const counterKey = this.#keyOf(limit, key);
      const counter = await upsertHit(this.#db, counterKey, now, limit.windowMs);
      counted.push(counterKey);
      const retryAfter = this.#retryAfter(wider, counter, counter.hits, now);
      if (retryAfter === 0) continue;
      await refund();
      throw rateLimited(retryAfter);
    }
    return refund;
  }

  /** Counts one hit in each network around an address. Returns 0, or beyond a limit the seconds until its window ends. */
  async tryHitNetworks(limit: Limit, networks: readonly Network[]): Promise<number> {
    let retryAfter = 0;
    for (const { key, share } of networks) {
      const wider = { ...limit, hits: limit.hits * share };
      retryAfter = Math.max(retryAfter, await this.tryHit(wider, key));
    }
    return retryAfter;
  }

  /** Takes a hit back, for limits that count only failures but have to count before one is known. */
  async refund(limit: Limit, key: string): Promise<void> {
    await decrementCounter(this.#db, this.#keyOf(limit, key), this.#now());
  }

  /** Throws `rate_limited` when the limit is used up, without counting: for limits that count only failures. */
  async check(limit: Limit, key: string): Promise<void> {
    const retryAfter = await this.#retryAfterNext(limit, key);
    if (retryAfter > 0) throw rateLimited(retryAfter);
  }

  async isUsedUp(limit: Limit, key: string): Promise<boolean> {
    return (await this.#retryAfterNext(limit, key)) > 0;
  }

  /** Resets the counter, for example after a success. */
  async clear(limit: Limit, key: string): Promise<void> {
    await deleteCounter(this.#db, this.#keyOf(limit, key));
  }

  /** Deletes every counter of a key, in the caller's transaction. */
  async forget(trx: Db, key: string): Promise<void> {
    await deleteCountersOf(trx, this.#hash(key));
  }

  /** Deletes the counters of past windows. */
  async purge(): Promise<void> {
    await deleteCountersUntil(this.#db, this.#now());
  }

  async #retryAfterNext(limit: Limit, key: string): Promise<number> {
    const now = this.#now();
    const counter = await findCounter(this.#db, this.#keyOf(limit, key), now);
    return counter ? this.#retryAfter(limit, counter, counter.hits + 1, now) : 0;
  }

  #retryAfter(limit: Limit, counter: { resets_at: number }, hits: number, now: number): number {
    if (hits <= Math.max(1, Math.round(limit.hits * this.#scale))) return 0;
    return Math.max(1, Math.ceil((counter.resets_at - now) / 1000));
  }

  #keyOf(limit: Limit, key: string): string {
    return `${limit.name}:${this.#hash(key)}`;
  }

  #hash(key: string): string {
    return createHmac("sha256", this.#hmacKey).update(key).digest("base64url");
  }
}
