import { LRUCache } from "lru-cache";
import type { Network } from "./network.ts";

/** Bounds the memory that an attacker with many addresses can use; evicts the least recently used. */
const MAX_KEYS = 50_000;

type Bucket = { tokens: number; filledAt: number };

type Options = {
  /** Size of a full bucket. */
  burst: number;
  perMinute: number;
  now: () => number;
};

/** Rate limit by network, in this process's memory; lost at a restart. */
export class TokenBucket {
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Takes one token from the bucket of each network, the wider ones being larger by their share. Returns 0 or, if one of
   * them is empty, the seconds until its next token; then none is taken.
   */
  take(networks: readonly Network[]): number {
    const retryAfter = this.wait(networks);
    if (retryAfter === 0) for (const network of networks) this.#fill(network).tokens -= 1;
    return retryAfter;
  }

  /** The same without taking any. */
  wait(networks: readonly Network[]): number {
    for (const network of networks) {
      const { tokens } = this.#fill(network);
      if (tokens < 1) return Math.ceil(((1 - tokens) * 60) / (this.#options.perMinute * network.share));
    }
    return 0;
  }

  /** The bucket with what has flowed in since it was last looked at. */
  #fill({ key, share }: Network): Bucket {
    const { burst, perMinute, now } = this.#options;
    const time = now();
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: burst * share, filledAt: time };
    if (!known) this.#buckets.set(key, bucket);
    const added = ((time - bucket.filledAt) * perMinute * share) / 60_000;
    bucket.tokens = Math.min(burst * share, bucket.tokens + added);
    bucket.filledAt = time;
    return bucket;
  }
}
