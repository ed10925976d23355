import { tooBusy } from "./app-error.ts";

type Options<Lane> = {
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
  /** Queues of their own for kinds of callers, served in turn: none can starve another or turn its callers away. */
  lanes?: readonly [Lane, ...Lane[]];
};

/** Whoever holds one waits for its turn, however long that takes. Its place is 0 outside of the queue. */
export type Ticket = { place: () => number };

/** The median of so many durations is expected of the next: one slow start must not turn callers away. */
const SAMPLES = 9;

/**
 * Bounds concurrency, the queue and the time spent in it. p-limit and async-sema bound only the concurrency: under
 * overload their queues grow without end.
 */
export class Semaphore<Lane extends string = string> {
  readonly #options: Options<Lane>;
  readonly #queues: readonly (() => void)[][];
  /** The index of the queue that is next to be served, if anybody waits in it. */
  #turn = 0;
  #running = 0;
  readonly #durationsMs: number[];

  constructor(options: Options<Lane>) {
    this.#options = options;
    this.#queues = (options.lanes ?? [""]).map(() => []);
    this.#durationsMs = options.typicalMs === undefined ? [] : Array(SAMPLES).fill(options.typicalMs);
  }

  /** Without a lane, in the first one. */
  async run<T>(work: () => Promise<T>, lane?: Lane, ticket?: Ticket): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#waitIn(lane, ticket);
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
    const { length } = this.#queues;
    for (let step = 0; step < length; step++) {
      const at = (this.#turn + step) % length;
      const next = this.#queues[at]?.shift();
      if (!next) continue;
      this.#turn = (at + 1) % length;
      return next;
    }
    return undefined;
  }

  /** Every queue in which somebody waits takes its turn before the next of this one. */
  #expectedWaitMs(queue: readonly unknown[]): number {
    const others = this.#queues.filter((other) => other !== queue && other.length > 0).length;
    const callers = (queue.length + 1) * (others + 1);
    const median = this.#durationsMs.toSorted((a, b) => a - b)[SAMPLES >> 1] ?? 0;
    return (callers * median) / this.#options.concurrency;
  }

  async #waitIn(lane: Lane | undefined, ticket: Ticket | undefined): Promise<void> {
    const { lanes } = this.#options;
    const queue = this.#queues[lane === undefined || !lanes ? 0 : lanes.indexOf(lane)] as (() => void)[];
    const { queueSize, maxWaitMs = Number.POSITIVE_INFINITY, queueTimeoutMs } = this.#options;
    const { rejection = () => tooBusy(2) } = this.#options;
    // The first of a lane waits on any machine: otherwise what fills the others would turn it away on a slow one.
    const isTooLong = !ticket && queue.length > 0 && this.#expectedWaitMs(queue) > maxWaitMs;
    if (queue.length >= queueSize || isTooLong) throw rejection();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push(resolve);
    if (ticket) ticket.place = () => queue.indexOf(resolve) + 1;
    if (ticket || queueTimeoutMs === undefined) return promise;
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(resolve), 1);
      reject(rejection());
    }, queueTimeoutMs);
    return promise.finally(() => clearTimeout(timer));
  }
}
