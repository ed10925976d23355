import { directionOf, hasLatinDigits, type Language, localeOf } from "./language/languages.ts";
import { inside } from "./language/message.ts";

/**
 * Every day, time, number and list that people read, in the language of the page. Formatters are made at their first use,
 * which costs a slow phone 0.2 s: a page without figures does not pay for it.
 */
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

/** `english`: where it is not British. */
function dates(language: Language, options: Intl.DateTimeFormatOptions, english = "en-GB") {
  const locale = language === "en" ? english : localeOf(language);
  return once(JSON.stringify([locale, options]), () => new Intl.DateTimeFormat(locale, options));
}

/** Kept once made. `english`: the locale that English is written by. */
export function numbers(language: Language, options: Intl.NumberFormatOptions = {}, english = "en-GB") {
  const locale = language === "en" ? english : localeOf(language);
  return once(JSON.stringify([locale, options, 0]), () => new Intl.NumberFormat(locale, options));
}

function relativeTime(language: Language, value: number, unit: "minute" | "hour" | "day"): string {
  const make = () => new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
  return once(`relative ${language}`, make).format(value, unit);
}

const UTC = { timeZone: "UTC" } as const;
const DAY_OF_YEAR = { day: "numeric", month: "long" } as const;
const LONG_DAY = { ...DAY_OF_YEAR, year: "numeric" } as const;
const CLOCK = { hour: "2-digit", minute: "2-digit" } as const;

function dayOptions(time: string | number, now: number) {
  return new Date(time).getFullYear() === new Date(now).getFullYear() ? DAY_OF_YEAR : LONG_DAY;
}

/** Such as "3 March", with the year when it is another one. */
export function formatDay(language: Language, time: string | number, now = Date.now()): string {
  return dates(language, dayOptions(time, now)).format(new Date(time));
}

/** Such as "Thursday, 12 November". */
export function formatWeekday(language: Language, time: number, now = Date.now()): string {
  const weekday = { weekday: "long" } as const;
  // British English has no comma behind it.
  if (language === "en") return `${dates(language, weekday).format(time)}, ${formatDay(language, time, now)}`;
  return dates(language, { ...weekday, ...dayOptions(time, now) }).format(time);
}

/** `Intl` has "now" alone, which does not fit what was done. */
const A_MOMENT_AGO: Partial<Record<Language, string>> = {
  en: "a moment ago",
  de: "gerade eben",
  fr: "à l’instant",
  es: "hace un momento",
  it: "poco fa",
  ar: "قبل لحظات",
  ja: "たった今",
};

/** Such as "a moment ago", "2 hours ago", "yesterday", or the day when it is a week or longer. */
export function formatTimeAgo(language: Language, iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < 6 * MINUTE) return A_MOMENT_AGO[language] ?? relativeTime(language, 0, "minute");
  if (age < HOUR) return relativeTime(language, -Math.floor(age / MINUTE), "minute");
  if (age < DAY) return relativeTime(language, -Math.floor(age / HOUR), "hour");
  if (age < 7 * DAY) return relativeTime(language, -Math.floor(age / DAY), "day");
  return formatDay(language, iso, now);
}

/** Such as "22 November, 21:40". */
export function formatDayAndTime(language: Language, time: string | number, now = Date.now()): string {
  if (language === "en") return `${formatDay(language, time, now)}, ${formatClock(language, time)}`;
  return dates(language, { ...dayOptions(time, now), ...CLOCK }).format(new Date(time));
}

/** Between a day and a time of it. */
const DAY_END: Partial<Record<Language, string>> = { ar: "، ", ja: " " };

/** Such as "today, 21:40", "yesterday, 16:03" or "tomorrow, 09:10"; otherwise with the day. */
export function formatNearTime(language: Language, iso: string, now = Date.now()): string {
  const distance = Math.round((startOfDay(Date.parse(iso)) - startOfDay(now)) / DAY);
  if (Math.abs(distance) > 1) return formatDayAndTime(language, iso, now);
  return relativeTime(language, distance, "day") + (DAY_END[language] ?? ", ") + formatClock(language, iso);
}

/** "21:40". */
export function formatClock(language: Language, time: string | number): string {
  return dates(language, CLOCK).format(new Date(time));
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

type MonthLength = "long" | "short";

/** Days travel as "2026-04-23" and are counted in UTC. They never break between number and month: "23 April", "23 Apr". */
export function dayWords(language: Language, day: string, month: MonthLength = "long"): string {
  if (language === "en" && month === "short") {
    return `${Number(day.slice(8))}${NO_BREAK}${monthWord(language, day, "short")}`;
  }
  return unbroken(dates(language, { day: "numeric", month, ...UTC }).format(new Date(day)));
}

/** "23 April 2026". */
export function longDayWords(language: Language, day: string | number): string {
  return dates(language, { ...LONG_DAY, ...UTC }).format(new Date(day));
}

/** "April 2026", "Apr 2026". */
export function monthAndYear(language: Language, day: string, month: MonthLength = "long"): string {
  return unbroken(dates(language, { month, year: "numeric", ...UTC }, english(month)).format(new Date(day)));
}

export function monthWord(language: Language, day: string, month: MonthLength = "long"): string {
  return dates(language, { month, ...UTC }, english(month)).format(new Date(day));
}

/** American for short ones, because British English has "Sept" among months of three letters. */
function english(month: MonthLength): string {
  return month === "long" ? "en-GB" : "en-US";
}

/** With its year, unless it is within the twelve months up to `today`. */
export function recentDayWords(language: Language, day: string, today: string): string {
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day > yearBefore ? dayWords(language, day) : unbroken(longDayWords(language, day));
}

/** Today in UTC. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}

export function unbroken(words: string): string {
  return words.replaceAll(" ", NO_BREAK);
}

/** "1,112". Short counts need no formatter, whose making is the longest task of a page that shows one. */
export function formatNumber(language: Language, count: number): string {
  const isShort = Number.isInteger(count) && count >= 0 && count < 1000 && hasLatinDigits(language);
  return isShort ? String(count) : numbers(language).format(count);
}

/** "20K", "1.5M": American, because in British English they are "20k" and "1.5m". */
export function compactNumber(language: Language, count: number): string {
  return numbers(language, { notation: "compact", maximumFractionDigits: 1 }, "en-US").format(count);
}

/** "34%". What is there is never "0%", and what is not all is never "100%". */
export function formatPercent(language: Language, part: number, whole: number): string {
  const exact = whole === 0 ? 0 : part / whole;
  const percent = numbers(language, { style: "percent" });
  if (exact > 0 && exact < 0.01) return apart(language, `<${percent.format(0.01)}`);
  return percent.format(part < whole ? Math.min(0.99, exact) : exact);
}

/** "2.0": with one decimal. */
export function formatDecimal(language: Language, value: number): string {
  return numbers(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** "$10": American, so that the dollar has no country before it. */
export function formatPrice(language: Language, unitAmount: number, currency: string): string {
  const options = {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  } as const;
  const parts = numbers(language, options, "en-US").formatToParts(unitAmount / 100);
  return parts.map(({ type, value }) => (type === "currency" ? apart(language, value) : value)).join("");
}

/** "X, LinkedIn and PayPal". */
export function formatList(language: Language, parts: readonly string[]): string {
  const list = once(`list ${language}`, () => new Intl.ListFormat(localeOf(language)));
  return asRead(language, list.format(parts.map((part) => apart(language, part))));
}

/** Runs as its language does, whatever it begins with. */
function asRead(language: Language, text: string): string {
  return directionOf(language) === "rtl" ? `\u200f${text}` : text;
}

/** It runs its own way, whatever stands beside it. */
function apart(language: Language, text: string): string {
  return inside(text, directionOf(language) === "rtl");
}

const COMMAS: Partial<Record<Language, string>> = { ar: "، ", ja: "、" };

/** "X, LinkedIn, PayPal". Not by `Intl`, which has "and" in some languages and nothing at all in others. */
export function formatEnumeration(language: Language, parts: readonly string[]): string {
  return asRead(language, parts.map((part) => apart(language, part)).join(COMMAS[language] ?? ", "));
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "2nd", "11th"; the figure alone in other languages, whose sentences say the rest. */
export function ordinal(language: Language, count: number): string {
  if (language !== "en") return formatNumber(language, count);
  const rules = once("ordinal", () => new Intl.PluralRules("en-GB", { type: "ordinal" }));
  return `${formatNumber(language, count)}${ORDINAL_ENDINGS[rules.select(count)] ?? "th"}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** In words as long as these are short; in English, because a word follows the gender of what is counted elsewhere. */
export function numberWord(language: Language, count: number): string {
  return (language === "en" && NUMBERS[count]) || formatNumber(language, count);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
