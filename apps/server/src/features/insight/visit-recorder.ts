import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import type { Visit, VisitBatch } from "./visit.ts";

/** At most this long a visit waits to be written, and this much a crash loses, while the database takes writes. */
export const WRITE_INTERVAL_MS = 5_000;
/** Written without waiting for the interval. One transaction each. */
export const BATCH_SIZE = 1_000;
/** While the database is away; some 25 MB. Beyond it the oldest batch is dropped. */
export const MAX_WAITING = 40_000;

type Log = { warn(fields: object, text: string): void; error(fields: object, text: string): void };

type Deps = {
  /** Adds a batch to the sums, once however often it is called with it. */
  write: (batch: VisitBatch) => Promise<void>;
  log: Log;
};

/** Gathers visits in memory and writes them in batches, in their order. */
export class VisitRecorder {
  readonly #deps: Deps;
  /** Oldest first. The first one stays in the list while it is written. */
  #batches: VisitBatch[] = [];
  #open: Visit[] = [];
  #waiting = 0;
  #dropped = 0;
  #recordedInAll = 0;
  #droppedInAll = 0;
  #lastNumber = 0;
  #isFailing = false;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  record(visit: Visit): void {
    this.#open.push(visit);
    this.#recordedInAll += 1;
    this.#waiting += 1;
    const isFull = this.#open.length >= BATCH_SIZE;
    if (isFull) this.#closeBatch();
    if (this.#waiting > MAX_WAITING) this.#dropOldest();
    // After a failure the timer tries again, not every visit.
    if (isFull && !this.#isFailing) void this.flush();
    else this.#schedule();
  }

  /** Writes what was recorded so far. Never throws: what cannot be written waits for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#open.length > 0 && (this.#batches.length === 0 || !this.#isFailing)) this.#closeBatch();
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
      if (this.#waiting > 0) this.#schedule();
    });
    return this.#writing;
  }

  async stop(): Promise<void> {
    await this.flush();
    // After a failure the first flush writes only what had failed.
    if (this.#open.length > 0) await this.flush();
    clearTimeout(this.#timer);
    if (this.#waiting > 0) {
      this.#deps.log.warn({ dropped: this.#waiting }, "stopping with visits that could not be written");
    }
  }

  /** Since the start; `waiting` at this moment. */
  figures(): { recorded: number; dropped: number; waiting: number } {
    return { recorded: this.#recordedInAll, dropped: this.#droppedInAll, waiting: this.#waiting };
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_INTERVAL_MS).unref();
  }

  #closeBatch(): void {
    this.#lastNumber += 1;
    this.#batches.push({ number: this.#lastNumber, visits: this.#open });
    this.#open = [];
  }

  /** Not the first one: it may be in the middle of its transaction. */
  #dropOldest(): void {
    const [batch] = this.#batches.splice(this.#writing ? 1 : 0, 1);
    this.#forget(batch);
    const dropped = batch?.visits.length ?? 0;
    this.#dropped += dropped;
    this.#droppedInAll += dropped;
  }

  #forget(batch: VisitBatch | undefined): void {
    this.#waiting -= batch?.visits.length ?? 0;
  }

  async #writeAll(): Promise<void> {
    for (let batch = this.#batches[0]; batch; batch = this.#batches[0]) {
      try {
        await this.#deps.write(batch);
      } catch (error) {
        if (isDatabaseUnavailable(error)) return this.#wait(error);
        // Trying again would fail again, and hold up all others.
        this.#deps.log.error(
          { err: error, dropped: batch.visits.length },
          "counting a batch of visits failed",
        );
      }
      this.#forget(this.#batches.shift());
      this.#recover();
    }
  }

  #wait(error: unknown): void {
    this.#isFailing = true;
    this.#deps.log.warn(
      { err: error, waiting: this.#waiting, dropped: this.#dropped },
      "visits could not be written; they wait in memory, and beyond its bound the oldest are dropped",
    );
  }

  #recover(): void {
    this.#isFailing = false;
    if (this.#dropped === 0) return;
    this.#deps.log.warn({ dropped: this.#dropped }, "visits were dropped while the database was away");
    this.#dropped = 0;
  }
}
