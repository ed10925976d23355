import { tooBusy } from "./app-error.ts";

type Options = {
  concurrency: number;
  /** Callers beyond the queue are rejected at once. */
  queueSize: number;
  /** Callers who would have to wait longer, by the durations so far, are rejected at once. */
  maxWaitMs?: number;
  /** How long a caller may stay queued; without it, until its turn. */
  queueTimeoutMs?: number;
  rejection?: () => Error;
};

/** The median of so many durations is expected of the next: one slow start must not turn callers away. */
const SAMPLES = 9;

/**
 * Bounds concurrency, the queue and the time spent in it. p-limit and async-sema bound only the concurrency: under
 * overload their queues grow without end.
 */
export class Semaphore {
  readonly #options: Options;
  readonly #queue: (() => void)[] = [];
  /** Served before the other one, and bounded by itself: ordinary callers do not delay or turn away these. */
  readonly #priorityQueue: (() => void)[] = [];
  #running = 0;
  readonly #durationsMs: number[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  async run<T>(work: () => Promise<T>, { hasPriority = false } = {}): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#waitIn(hasPriority ? this.#priorityQueue : this.#queue);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#durationsMs.push(performance.now() - startedAt);
      if (this.#durationsMs.length > SAMPLES) this.#durationsMs.shift();
      const next = this.#priorityQueue.shift() ?? this.#queue.shift();
      // The slot passes to the next caller, so the count stays the same.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #expectedWaitMs(callersAhead: number): number {
    const median = this.#durationsMs.toSorted((a, b) => a - b)[SAMPLES >> 1] ?? 0;
    return ((callersAhead + 1) * median) / this.#options.concurrency;
  }

  async #waitIn(queue: (() => void)[]): Promise<void> {
    const { queueSize, maxWaitMs = Number.POSITIVE_INFINITY, queueTimeoutMs } = this.#options;
    const { rejection = () => tooBusy(2) } = this.#options;
    const ordinaryAhead = queue === this.#queue ? queue.length : 0;
    const waitMs = this.#expectedWaitMs(this.#priorityQueue.length + ordinaryAhead);
    if (queue.length >= queueSize || waitMs > maxWaitMs) throw rejection();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push(resolve);
    if (queueTimeoutMs === undefined) return promise;
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(resolve), 1);
      reject(rejection());
    }, queueTimeoutMs);
    return promise.finally(() => clearTimeout(timer));
  }
}
