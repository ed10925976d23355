import type { NamedLink } from "@visita/domain/link/link.contract";
import { recentDayWords, utcToday } from "../../lib/day-words.ts";

/** "Until 30 April", "No last day", "Over since 12 January". */
export function lastDayWords({ lastDay, overSince }: Pick<NamedLink, "lastDay" | "overSince">): string {
  if (overSince !== null) return `Over since ${recentDayWords(overSince, utcToday())}`;
  return lastDay === null ? "No last day" : `Until ${withYear(lastDay, utcToday())}`;
}

/** A day to come has its year when that is another one than this. */
function withYear(day: string, today: string): string {
  const words = recentDayWords(day, today);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) || words.endsWith(year) ? words : `${words}\u00a0${year}`;
}
