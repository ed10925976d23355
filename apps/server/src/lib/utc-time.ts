const DAY_MS = 24 * 60 * 60 * 1000;

/** Such as "2026-04-23". Days sort as text. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Epoch milliseconds of its first moment. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function addDays(day: string, days: number): string {
  return utcDay(startOfDay(day) + days * DAY_MS);
}

/** The first day of the month so many months later. */
export function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return utcDay(Date.UTC(year, month - 1 + months, 1));
}

/** Epoch milliseconds as the API and files of an account write them. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
