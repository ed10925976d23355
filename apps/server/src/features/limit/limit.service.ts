import { createHmac } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { AppError, rateLimited } from "../../lib/app-error.ts";
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

type NetworkCount = {
  readonly limits: readonly Limit[];
  readonly networks: readonly Network[];
  /** Told in place of the general text when a limit is used up. */
  readonly text?: string;
  readonly isCounted?: (error: unknown) => boolean;
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

  /**
   * Does work and counts it in the networks of whoever asked for it, unless it fails: a refusal or a fault uses nothing
   * up. `isCounted` names the errors that tell the caller as much as a success does.
   */
  async countNetworks<T>(
    { limits, networks, text, isCounted = () => false }: NetworkCount,
    work: () => Promise<T>,
  ): Promise<T> {
    const refunds: (() => Promise<void>)[] = [];
    const refund = () => Promise.all(refunds.map((each) => each()));
    try {
      for (const limit of limits) refunds.push(await this.hitNetworks(limit, networks));
    } catch (error) {
      await refund();
      if (text === undefined || !(error instanceof AppError)) throw error;
      throw new AppError(error.code, text, error.details);
    }
    try {
      return await work();
    } catch (error) {
      if (!isCounted(error)) await refund();
      throw error;
    }
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
    const retryAfter = await this.retryAfter(limit, key);
    if (retryAfter > 0) throw rateLimited(retryAfter);
  }

  /** How many times over the limit is used up: 1 when the next hit is one too many. */
  async usageOf(limit: Limit, key: string): Promise<number> {
    const counter = await findCounter(this.#db, this.#keyOf(limit, key), this.#now());
    return (counter?.hits ?? 0) / this.#maxHits(limit);
  }

  /** For what may happen once, whatever the scale. Returns undefined if it has, otherwise the function that undoes it. */
  async claimOnce(name: string, key: string, ttlMs: number): Promise<(() => Promise<void>) | undefined> {
    const limit = { name, hits: 1, windowMs: ttlMs };
    const { hits } = await upsertHit(this.#db, this.#keyOf(limit, key), this.#now(), ttlMs);
    return hits === 1 ? () => this.clear(limit, key) : undefined;
  }

  async isUsedUp(limit: Limit, key: string): Promise<boolean> {
    return (await this.retryAfter(limit, key)) > 0;
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

  /** The seconds until the window ends, if the next hit is one too many; otherwise 0. Counts nothing. */
  async retryAfter(limit: Limit, key: string): Promise<number> {
    const now = this.#now();
    const counter = await findCounter(this.#db, this.#keyOf(limit, key), now);
    return counter ? this.#retryAfter(limit, counter, counter.hits + 1, now) : 0;
  }

  #retryAfter(limit: Limit, counter: { resets_at: number }, hits: number, now: number): number {
    if (hits <= this.#maxHits(limit)) return 0;
    return Math.max(1, Math.ceil((counter.resets_at - now) / 1000));
  }

  #maxHits({ hits }: Limit): number {
    return Math.max(1, Math.round(hits * this.#scale));
  }

  #keyOf(limit: Limit, key: string): string {
    return `${limit.name}:${this.#hash(key)}`;
  }

  #hash(key: string): string {
    return createHmac("sha256", this.#hmacKey).update(key).digest("base64url");
  }
}
