import { utcDay } from "../../lib/utc-time.ts";

/** How far a clock may be set back without being believed. */
const CLOCK_STEP_MS = 60 * 60 * 1000;

/**
 * The UTC day in which visits count. A clock that is set back over midnight does not reopen the day before, whose key
 * may be destroyed already.
 */
export function createVisitDay(): (now: number) => string {
  let latest = "";
  return (now) => {
    const day = utcDay(now);
    if (latest <= day || latest !== utcDay(now + CLOCK_STEP_MS)) latest = day;
    return latest;
  };
}
