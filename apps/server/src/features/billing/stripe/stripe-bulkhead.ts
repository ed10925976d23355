import { Semaphore } from "../../../lib/semaphore.ts";
import { withTimeout } from "../../../lib/with-timeout.ts";
import { StripeFault } from "./stripe-faults.ts";

type Limits = {
  readonly concurrency: number;
  readonly queueSize: number;
  readonly queueTimeoutMs: number;
  /** For a whole call, the time in the queue included. */
  readonly deadlineMs: number;
};

/**
 * Keeps a hanging Stripe from holding more than a few requests, and every caller from waiting longer than it can.
 * A caller that times out in the queue has asked for nothing; one that times out later may still have its wish done.
 */
export function createBulkhead({ deadlineMs, ...limits }: Limits) {
  const semaphore = new Semaphore({
    ...limits,
    rejection: () => new StripeFault("Stripe: too many requests are waiting", "unavailable"),
  });
  const tooSlow = () => new StripeFault("Stripe: too slow", "unavailable");

  return function run<T>(work: () => Promise<T>): Promise<T> {
    return withTimeout(
      (signal) =>
        semaphore.run(async () => {
          signal.throwIfAborted();
          return work();
        }),
      deadlineMs,
      tooSlow,
    );
  };
}
