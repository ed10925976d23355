/**
 * Every day, time, number and list that people read. Formatters are made at their first use, which costs a slow phone
 * 0.2 s: a page without figures does not pay for it.
 */
const LOCALE = "en-GB";
const NO_BREAK = "\u00a0";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formatters = new Map<string, unknown>();

function once<Made>(key: string, make: () => Made): Made {
  const made = (formatters.get(key) as Made | undefined) ?? make();
  formatters.set(key, made);
  return made;
}

function dates(options: Intl.DateTimeFormatOptions, locale = LOCALE): Intl.DateTimeFormat {
  return once(JSON.stringify([locale, options]), () => new Intl.DateTimeFormat(locale, options));
}

function numbers(options: Intl.NumberFormatOptions, locale = LOCALE): Intl.NumberFormat {
  return once(JSON.stringify([locale, options, 0]), () => new Intl.NumberFormat(locale, options));
}

function relativeTime(value: number, unit: "minute" | "hour" | "day"): string {
  const format = once("relative", () => new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }));
  return format.format(value, unit);
}

const UTC = { timeZone: "UTC" } as const;
const DAY_OF_YEAR = { day: "numeric", month: "long" } as const;
const LONG_DAY = { ...DAY_OF_YEAR, year: "numeric" } as const;

/** Such as "3 March", with the year when it is another one. */
export function formatDay(time: string | number, now = Date.now()): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return dates(isThisYear ? DAY_OF_YEAR : LONG_DAY).format(date);
}

/** Such as "Thursday, 12 November". */
export function formatWeekday(time: number, now = Date.now()): string {
  return `${dates({ weekday: "long" }).format(time)}, ${formatDay(time, now)}`;
}

/** Such as "a moment ago", "2 hours ago", "yesterday", or the day when it is a week or longer. */
export function formatTimeAgo(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < 6 * MINUTE) return "a moment ago";
  if (age < HOUR) return relativeTime(-Math.floor(age / MINUTE), "minute");
  if (age < DAY) return relativeTime(-Math.floor(age / HOUR), "hour");
  if (age < 7 * DAY) return relativeTime(-Math.floor(age / DAY), "day");
  return formatDay(iso, now);
}

/** Such as "22 November, 21:40". */
export function formatDayAndTime(time: string | number, now = Date.now()): string {
  return `${formatDay(time, now)}, ${formatClock(time)}`;
}

/** Such as "today, 21:40", "yesterday, 16:03" or "tomorrow, 09:10"; otherwise with the day. */
export function formatNearTime(iso: string, now = Date.now()): string {
  const distance = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY);
  if (Math.abs(distance) > 1) return formatDayAndTime(iso, now);
  return `${relativeTime(distance, "day")}, ${formatClock(iso)}`;
}

/** "21:40". */
export function formatClock(time: string | number): string {
  return dates({ hour: "2-digit", minute: "2-digit" }).format(new Date(time));
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Days travel as "2026-04-23" and are counted in UTC. They never break between number and month: "23 April", "23 Apr". */
export function dayWords(day: string, month: "long" | "short" = "long"): string {
  if (month === "short") return `${Number(day.slice(8))}${NO_BREAK}${monthWord(day, "short")}`;
  return unbroken(dates({ ...DAY_OF_YEAR, ...UTC }).format(new Date(day)));
}

/** "23 April 2026". */
export function longDayWords(day: string | number, locale = LOCALE): string {
  return dates({ ...LONG_DAY, ...UTC }, locale).format(new Date(day));
}

/** "April 2026", "Apr 2026". */
export function monthAndYear(day: string, month: "long" | "short" = "long"): string {
  return unbroken(dates({ month, year: "numeric", ...UTC }, monthLocale(month)).format(new Date(day)));
}

export function monthWord(day: string, month: "long" | "short" = "long"): string {
  return dates({ month, ...UTC }, monthLocale(month)).format(new Date(day));
}

/** American for short ones, because British English has "Sept" among months of three letters. */
function monthLocale(month: "long" | "short"): string {
  return month === "long" ? LOCALE : "en-US";
}

/** With its year, unless it is within the twelve months up to `today`. */
export function recentDayWords(day: string, today: string): string {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day > yearBefore ? dayWords(day) : unbroken(longDayWords(day));
}

/** Today in UTC. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}

export function unbroken(words: string): string {
  return words.replaceAll(" ", NO_BREAK);
}

/** "1,112". Short counts need no formatter, whose making is the longest task of a page that shows one. */
export function formatNumber(count: number): string {
  const isShort = Number.isInteger(count) && count >= 0 && count < 1000;
  return isShort ? String(count) : numbers({}).format(count);
}

/** "20K", "1.5M": American, because in British English they are "20k" and "1.5m". */
export function compactNumber(count: number): string {
  return numbers({ notation: "compact", maximumFractionDigits: 1 }, "en-US").format(count);
}

/** "34%". What is there is never "0%", and what is not all is never "100%". */
export function formatPercent(part: number, whole: number): string {
  const exact = whole === 0 ? 0 : part / whole;
  const percent = numbers({ style: "percent" });
  if (exact > 0 && exact < 0.01) return `<${percent.format(0.01)}`;
  return percent.format(part < whole ? Math.min(0.99, exact) : exact);
}

/** "2.0": with one decimal. */
export function formatDecimal(value: number): string {
  return numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** "96 KB", "2.3 KB"; small files with one decimal. */
export function kilobytes(bytes: number): string {
  const size = bytes / 1024;
  if (size >= 10) return `${formatNumber(Math.round(size))} KB`;
  return `${formatDecimal(Math.max(size, 0.1))} KB`;
}

const MEGABYTE = 1024 * 1024;

/** "96 MB", "2.3 GB": of disks and databases, in powers of 1024 as these count. */
export function megabytes(bytes: number): string {
  const unit = bytes < 1024 * MEGABYTE ? "megabyte" : "gigabyte";
  const size = unit === "megabyte" ? Math.max(1, bytes / MEGABYTE) : bytes / MEGABYTE / 1024;
  const digits = unit === "megabyte" ? 0 : 1;
  const options = {
    style: "unit",
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return numbers(options).format(size);
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Such as "18.4 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const options = {
    style: "unit",
    unit: BYTE_UNITS[power],
    maximumFractionDigits: power < 2 ? 0 : 1,
  } as const;
  return numbers(options).format(bytes / 1000 ** power);
}

/** "$10": American, so that the dollar has no country before it. */
export function formatPrice(unitAmount: number, currency: string): string {
  const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return numbers(options, "en-US").format(unitAmount / 100);
}

/** "X, LinkedIn and PayPal". */
export function formatList(parts: readonly string[]): string {
  return once("list", () => new Intl.ListFormat(LOCALE)).format(parts);
}

/** "X, LinkedIn, PayPal". */
export function formatEnumeration(parts: readonly string[]): string {
  return once("enumeration", () => new Intl.ListFormat(LOCALE, { type: "unit" })).format(parts);
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "2nd", "11th". */
export function ordinal(count: number): string {
  const rules = once("ordinal", () => new Intl.PluralRules(LOCALE, { type: "ordinal" }));
  return `${formatNumber(count)}${ORDINAL_ENDINGS[rules.select(count)] ?? "th"}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** In words as long as these are short. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? formatNumber(count);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
