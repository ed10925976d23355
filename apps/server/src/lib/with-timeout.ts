import { tooBusy } from "./app-error.ts";

/**
 * Rejects when the work takes longer than `ms`. The work itself is not stopped; a function gets a signal that is aborted
 * at the timeout, so that it can refrain from what it has not begun.
 */
export async function withTimeout<T>(
  work: Promise<T> | ((signal: AbortSignal) => Promise<T>),
  ms: number,
  timeoutError: () => Error = tooBusy,
): Promise<T> {
  const controller = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = timeoutError();
    controller.abort(error);
    timeout.reject(error);
  }, ms);
  try {
    return await Promise.race([typeof work === "function" ? work(controller.signal) : work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
