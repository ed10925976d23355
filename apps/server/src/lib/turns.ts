import { setImmediate } from "node:timers/promises";

/**
 * Lets those who are about to keep the event loop busy for a moment do so one at a time, with a turn of the loop between
 * them, so that whoever needs only an instant does not stand behind all of them.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
