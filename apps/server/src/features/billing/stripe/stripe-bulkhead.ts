import { StripeFault } from "./stripe-faults.ts";

type Limits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** For a free place, in milliseconds. */
  readonly patienceMs: number;
  /** For everything, the waiting included, in milliseconds. */
  readonly deadlineMs: number;
};

/**
 * Keeps a hanging Stripe from holding more than a few requests, and every caller from waiting longer than it can.
 * One who gives up while waiting has asked for nothing; one who gives up later may still have its wish done.
 */
export function createBulkhead(limits: Limits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(busy());
      }, limits.patienceMs);
      waiting.push(admit);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    // The one who leaves hands its place over, so the count stays as it is.
    if (next) next();
    else running -= 1;
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    await enter();
    const answer = (async () => {
      try {
        return await work();
      } finally {
        leave();
      }
    })();
    return within(answer, limits.deadlineMs - (performance.now() - began));
  };
}

async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new StripeFault("Stripe: too slow", "unavailable")), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function busy(): StripeFault {
  return new StripeFault("Stripe: too many requests are waiting", "unavailable");
}
