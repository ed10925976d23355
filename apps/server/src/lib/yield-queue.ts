import { setImmediate } from "node:timers/promises";

/**
 * Runs synchronous work of several callers one after the other, with one turn of the event loop between them, so that
 * short requests are answered in between.
 */
export class YieldQueue {
  #last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
