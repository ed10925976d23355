/** Written out: a browser's first use of `Intl` takes a slow phone 0.2 s. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** As `Date` counts them. */
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * Days travel as "2026-04-23" and are counted in UTC. They are written in English, as everything around them, and never
 * break between number and month.
 */
export function dayWords(day: string, month: "long" | "short" = "long"): string {
  return `${Number(day.slice(8))}\u00a0${monthWord(day, month)}`;
}

/** "April 2026". */
export function monthAndYear(day: string): string {
  return `${monthWord(day)}\u00a0${day.slice(0, 4)}`;
}

export function monthWord(day: string, length: "long" | "short" = "long"): string {
  const word = MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
  return length === "long" ? word : word.slice(0, 3);
}

/** With its year, unless it is within the twelve months up to `today`. */
export function recentDayWords(day: string, today: string): string {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day > yearBefore ? dayWords(day) : `${dayWords(day)}\u00a0${day.slice(0, 4)}`;
}

/** Today in UTC. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}
