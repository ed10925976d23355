import { tooBusy } from "./app-error.ts";

type Options = {
  concurrency: number;
  /** Callers beyond the queue are rejected at once. */
  queueSize: number;
  /** How long a caller may stay queued; without it, until its turn. */
  queueTimeoutMs?: number;
  rejection?: () => Error;
};

/**
 * Bounds concurrency, the queue and the time spent in it. p-limit and async-sema bound only the concurrency: under
 * overload their queues grow without end.
 */
export class Semaphore {
  readonly #options: Options;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#waitInQueue();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The slot passes to the next caller, so the count stays the same.
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #waitInQueue(): Promise<void> {
    const { queueSize, queueTimeoutMs, rejection = () => tooBusy(2) } = this.#options;
    if (this.#queue.length >= queueSize) throw rejection();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queue.push(resolve);
    if (queueTimeoutMs === undefined) return promise;
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(resolve), 1);
      reject(rejection());
    }, queueTimeoutMs);
    return promise.finally(() => clearTimeout(timer));
  }
}
