import { tooBusy } from "./app-error.ts";

type Options = {
  concurrency: number;
  /** Callers beyond the queue are rejected at once. */
  queueSize: number;
  /** Callers who would have to wait longer, by the durations so far, are rejected at once. */
  maxWaitMs?: number;
  /** Expected of the work until some was measured, so that a burst at the start does not fill the queue. */
  typicalMs?: number;
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
  /** Served in turn with the other one and bounded by itself: neither can starve the other or turn its callers away. */
  readonly #priorityQueue: (() => void)[] = [];
  #isTurnOfPriority = true;
  #hasTurns = false;
  #running = 0;
  readonly #durationsMs: number[];

  constructor(options: Options) {
    this.#options = options;
    this.#durationsMs = options.typicalMs === undefined ? [] : Array(SAMPLES).fill(options.typicalMs);
  }

  async run<T>(work: () => Promise<T>, { hasPriority = false } = {}): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#waitIn(hasPriority);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#durationsMs.push(performance.now() - startedAt);
      if (this.#durationsMs.length > SAMPLES) this.#durationsMs.shift();
      const next = this.#shiftNext();
      // The slot passes to the next caller, so the count stays the same.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #shiftNext(): (() => void) | undefined {
    const isPriority = this.#isTurnOfPriority;
    this.#isTurnOfPriority = !isPriority;
    const [first, second] = isPriority
      ? [this.#priorityQueue, this.#queue]
      : [this.#queue, this.#priorityQueue];
    return first.shift() ?? second.shift();
  }

  /** Where both kinds of callers come, the other queue may take every second turn until then. */
  #expectedWaitMs(queue: readonly unknown[]): number {
    const callers = (queue.length + 1) * (this.#hasTurns ? 2 : 1);
    const median = this.#durationsMs.toSorted((a, b) => a - b)[SAMPLES >> 1] ?? 0;
    return (callers * median) / this.#options.concurrency;
  }

  async #waitIn(hasPriority: boolean): Promise<void> {
    const queue = hasPriority ? this.#priorityQueue : this.#queue;
    this.#hasTurns ||= hasPriority;
    const { queueSize, maxWaitMs = Number.POSITIVE_INFINITY, queueTimeoutMs } = this.#options;
    const { rejection = () => tooBusy(2) } = this.#options;
    if (queue.length >= queueSize || this.#expectedWaitMs(queue) > maxWaitMs) throw rejection();
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
