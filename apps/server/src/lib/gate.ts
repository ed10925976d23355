import { MESSAGES } from "@visita/domain/messages";
import { AppError } from "./app-error.ts";

/** Lets a few through at once and a few more wait; whoever comes then is told at once to come back later. */
export class Gate {
  readonly #atOnce: number;
  readonly #queueSize: number;
  readonly #patienceMs: number | undefined;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** With a patience, whoever has waited that long in vain is told the same. */
  constructor(atOnce: number, queueSize: number, patienceMs?: number) {
    this.#atOnce = atOnce;
    this.#queueSize = queueSize;
    this.#patienceMs = patienceMs;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    // The one who leaves hands its place over, so the count stays as it is.
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #turn(): Promise<void> {
    if (this.#waiting.length >= this.#queueSize) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#patienceMs === undefined) return promise;
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      reject(busy());
    };
    const timer = setTimeout(giveUp, this.#patienceMs);
    return promise.finally(() => clearTimeout(timer));
  }
}

function busy(): AppError {
  return new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 2 });
}
