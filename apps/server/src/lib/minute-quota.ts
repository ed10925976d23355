import { LRUCache } from "lru-cache";

const WINDOW_MS = 60_000;
/** Bounds the memory; evicts the least recently used. */
const MAX_KEYS = 50_000;

/** So many calls in a minute for each key, in this process's memory. A minute begins with the first call. */
export class MinuteQuota {
  readonly #windows = new LRUCache<string, { used: number; endsAt: number }>({ max: MAX_KEYS });
  readonly #limit: number;
  readonly #now: () => number;

  constructor(limit: number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  take(key: string) {
    const now = this.#now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { used: 0, endsAt: now + WINDOW_MS };
    if (window !== known) this.#windows.set(key, window);
    window.used += 1;
    return {
      limit: this.#limit,
      remaining: Math.max(0, this.#limit - window.used),
      resetSeconds: Math.ceil((window.endsAt - now) / 1000),
      isOver: window.used > this.#limit,
    };
  }
}
