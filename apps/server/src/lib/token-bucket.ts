import { LRUCache } from "lru-cache";

/** Bounds the memory that an attacker with many addresses can use; evicts the least recently used. */
const MAX_KEYS = 50_000;

type Bucket = { tokens: number; filledAt: number };

type Options = {
  /** Size of a full bucket. */
  burst: number;
  perMinute: number;
  now: () => number;
};

/** Rate limit by key, in this process's memory; lost at a restart. */
export class TokenBucket {
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Takes one token. Returns 0, or the seconds until the next token if the bucket is empty. */
  take(key: string): number {
    const { burst, perMinute, now } = this.#options;
    const time = now();
    const bucket = this.#buckets.get(key) ?? this.#newBucket(key, time);
    const perMillisecond = perMinute / 60_000;
    bucket.tokens = Math.min(burst, bucket.tokens + (time - bucket.filledAt) * perMillisecond);
    bucket.filledAt = time;
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.ceil((1 - bucket.tokens) / perMillisecond / 1000);
  }

  #newBucket(key: string, time: number): Bucket {
    const bucket = { tokens: this.#options.burst, filledAt: time };
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
