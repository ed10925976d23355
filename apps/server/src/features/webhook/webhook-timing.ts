const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** After each failed attempt. Together a little more than the three days after which a webhook is paused. */
const RETRY_DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Receivers that were down together are not met by everything at once. */
const JITTER = 0.2;

/** In milliseconds; `tries` counts the failed attempts. Undefined: it is given up. */
export function retryDelay(tries: number): number | undefined {
  const delay = RETRY_DELAYS[tries - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 + JITTER * Math.random()));
}

export const PAUSE_AFTER_MS = 3 * DAY;

/** A receiver that was down for so long is sent at once what has failed meanwhile. */
export const OUTAGE_MS = 5 * MINUTE;

export const POLL_INTERVAL_MS = 5 * SECOND;

/** Longer than any attempt. After a crash, what was claimed can be claimed again after this time. */
export const CLAIM_TTL_MS = MINUTE;
