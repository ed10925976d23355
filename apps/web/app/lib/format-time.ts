const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Such as "3 March", with the year when it is another one. */
export function formatDay(iso: string, now = Date.now()): string {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  }).format(date);
}

/** Such as "a moment ago", "2 hours ago", "yesterday", or the day when it is a week or longer. */
export function formatTimeAgo(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < 6 * MINUTE) return "a moment ago";
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), "hour");
  if (age < 7 * DAY) return relative.format(-Math.floor(age / DAY), "day");
  return formatDay(iso, now);
}

/** Such as "22 November, 21:40". */
export function formatDayAndTime(iso: string, now = Date.now()): string {
  return `${formatDay(iso, now)}, ${formatClock(iso)}`;
}

/** Such as "today, 21:40" or "tomorrow, 21:40"; later, with the day. */
export function formatUntil(iso: string, now = Date.now()): string {
  const days = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY);
  return days === 0 || days === 1
    ? `${relative.format(days, "day")}, ${formatClock(iso)}`
    : formatDayAndTime(iso, now);
}

/** Such as "today, 21:18" or "yesterday, 16:03"; earlier, with the day. */
export function formatRecentTime(iso: string, now = Date.now()): string {
  const days = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY);
  return days === 0 || days === -1
    ? `${relative.format(days, "day")}, ${formatClock(iso)}`
    : formatDayAndTime(iso, now);
}

function formatClock(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
