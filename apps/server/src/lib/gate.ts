import { MESSAGES } from "@visita/domain/messages";
import { AppError } from "./app-error.ts";

/** Lets a few through at once and a few more wait; whoever comes then is told at once to come back later. */
export class Gate {
  readonly #atOnce: number;
  readonly #queueSize: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, queueSize: number) {
    this.#atOnce = atOnce;
    this.#queueSize = queueSize;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#queueSize) {
        throw new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 2 });
      }
      // The one who leaves hands its place over, so the count stays as it is.
      await new Promise<void>((resume) => this.#waiting.push(resume));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
