const SECOND = 1_000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const FIRST_RETRY_DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE];

/** In milliseconds; `tries` counts the failed attempts. */
export function retryDelay(tries: number): number {
  return FIRST_RETRY_DELAYS[tries - 1] ?? HOUR;
}

/** The early retries and a day of hourly ones. */
export const MAX_AGE_MS = FIRST_RETRY_DELAYS.reduce((sum, delay) => sum + delay) + DAY;

export const POLL_INTERVAL_MS = 5 * SECOND;

/** Longer than any attempt. After a crash, the claimed mails can be claimed again after this time. */
export const CLAIM_TTL_MS = MINUTE;

/** While the transport is down. */
export const PROBE_INTERVAL_MS = 30 * SECOND;

export const PURGE_INTERVAL_MS = 10 * MINUTE;

/** The local mailbox is for trying the product out, not an archive. */
export const MAILBOX_SIZE = 200;
export const MAILBOX_TTL_MS = 7 * DAY;
