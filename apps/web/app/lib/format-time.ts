import { MONTHS, WEEKDAYS } from "./day-words.ts";
import { counted } from "./number-words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const NEAR_DAYS: Record<number, string> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

/** Such as "3 March", with the year when it is another one. */
export function formatDay(time: string | number, now = Date.now()): string {
  const date = new Date(time);
  const day = `${date.getDate()} ${MONTHS[date.getMonth()]}`;
  return date.getFullYear() === new Date(now).getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

/** Such as "Thursday, 12 November". */
export function formatWeekday(time: number, now = Date.now()): string {
  return `${WEEKDAYS[new Date(time).getDay()]}, ${formatDay(time, now)}`;
}

/** Such as "a moment ago", "2 hours ago", "yesterday", or the day when it is a week or longer. */
export function formatTimeAgo(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < 6 * MINUTE) return "a moment ago";
  if (age < HOUR) return `${counted(Math.floor(age / MINUTE), "minute")} ago`;
  if (age < DAY) return `${counted(Math.floor(age / HOUR), "hour")} ago`;
  if (age < 2 * DAY) return "yesterday";
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} days ago`;
  return formatDay(iso, now);
}

/** Such as "22 November, 21:40". */
export function formatDayAndTime(time: string | number, now = Date.now()): string {
  return `${formatDay(time, now)}, ${formatClock(time)}`;
}

/** Such as "today, 21:40" or "tomorrow, 21:40"; later, with the day. */
export function formatUntil(iso: string, now = Date.now()): string {
  const days = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY);
  return days === 0 || days === 1 ? `${NEAR_DAYS[days]}, ${formatClock(iso)}` : formatDayAndTime(iso, now);
}

/** Such as "today, 21:18" or "yesterday, 16:03"; earlier, with the day. */
export function formatRecentTime(iso: string, now = Date.now()): string {
  const days = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY);
  return days === 0 || days === -1 ? `${NEAR_DAYS[days]}, ${formatClock(iso)}` : formatDayAndTime(iso, now);
}

function formatClock(time: string | number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
