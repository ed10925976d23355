import { tooBusy } from "./app-error.ts";

type Options = {
  /** Over all keys. */
  concurrency: number;
  concurrencyPerKey: number;
  /** Callers of one key beyond its queue are rejected at once. */
  queueSizePerKey: number;
  queueTimeoutMs: number;
};

type Waiting = { key: string; start: () => void };

/** Bounds concurrency in all and for each key. A key that has used up its own share does not hold up the others. */
export class KeyedSemaphore {
  readonly #options: Options;
  readonly #running = new Map<string, number>();
  readonly #queue = new Set<Waiting>();
  #total = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the function that releases the slot; calling it again has no effect. */
  async acquire(key: string): Promise<() => void> {
    if (this.#isFree(key)) this.#take(key);
    else await this.#waitInQueue(key);
    let isHeld = true;
    return () => {
      if (isHeld) this.#release(key);
      isHeld = false;
    };
  }

  #isFree(key: string): boolean {
    const { concurrency, concurrencyPerKey } = this.#options;
    return this.#total < concurrency && (this.#running.get(key) ?? 0) < concurrencyPerKey;
  }

  #take(key: string): void {
    this.#total += 1;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #release(key: string): void {
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
    this.#total -= 1;
    for (const next of this.#queue) {
      if (!this.#isFree(next.key)) continue;
      this.#queue.delete(next);
      this.#take(next.key);
      next.start();
      return;
    }
  }

  async #waitInQueue(key: string): Promise<void> {
    const ofKey = [...this.#queue].filter((waiting) => waiting.key === key).length;
    if (ofKey >= this.#options.queueSizePerKey) throw tooBusy(2);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { key, start: resolve };
    this.#queue.add(waiting);
    const timer = setTimeout(() => {
      this.#queue.delete(waiting);
      reject(tooBusy(2));
    }, this.#options.queueTimeoutMs);
    return promise.finally(() => clearTimeout(timer));
  }
}

/** A mutex for each key, first in, first out. For this process only. */
export class KeyedLock {
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const previous = this.#tails.get(key) ?? Promise.resolve();
    const current = previous.then(work, work);
    const tail = current.catch(() => {});
    this.#tails.set(key, tail);
    try {
      return await current;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
