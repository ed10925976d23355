const SECOND = 1_000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const FIRST_RETRIES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE];

/** How long to wait after a mail has failed so many times. */
export function retryDelay(tries: number): number {
  return FIRST_RETRIES[tries - 1] ?? HOUR;
}

/** The early tries, and a day of hourly ones. */
export const GIVE_UP_AFTER_MS = FIRST_RETRIES.reduce((sum, delay) => sum + delay) + DAY;

/** How often the outbox is looked at without being asked. */
export const POLL_MS = 5 * SECOND;

/** Longer than any try lasts. When a process dies, its mails are free again after this. */
export const CLAIM_MS = MINUTE;

/** How often the way out is tried while it is known to be shut. */
export const PROBE_MS = 30 * SECOND;

export const PURGE_MS = 10 * MINUTE;

/** The local mailbox is for trying the product out and is no archive: so many mails are kept, for so long. */
export const MAILBOX_SIZE = 200;
export const MAILBOX_LIFE_MS = 7 * DAY;
