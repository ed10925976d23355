import { MESSAGES } from "@visita/domain/messages";
import { AppError } from "./app-error.ts";

/** What the work gives, or `unavailable` when it takes longer. The work itself goes on; only nobody waits for it. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 5 }));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
