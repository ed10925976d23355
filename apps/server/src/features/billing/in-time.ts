import { AppError } from "../../lib/app-error.ts";

/** Less than any request may take, so that whoever waits is told in the words of the call. In milliseconds. */
const LIMIT_MS = 9_500;

/**
 * Ends a wait for the payment provider, or for others who wait for it, with the words for a failure. Work that is still
 * in a queue by then must not begin any more: it calls `begin`, which throws.
 */
export async function inTime<T>(failure: string, work: (begin: () => void) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const failed = () => new AppError("provider_failed", failure);
  const timer = setTimeout(() => {
    isLate = true;
    late.reject(failed());
  }, LIMIT_MS);
  try {
    return await Promise.race([
      late.promise,
      work(() => {
        if (isLate) throw failed();
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
