import { recentDayWords, utcToday } from "@visita/domain/format";
import type { NamedLink } from "@visita/domain/link/link.contract";

/** "until 30 April", "no last day", "over since 12 January". */
export function lastDayWords({ lastDay, overSince }: Pick<NamedLink, "lastDay" | "overSince">): string {
  if (overSince !== null) return `over since ${recentDayWords(overSince, utcToday())}`;
  return lastDay === null ? "no last day" : `until ${withYear(lastDay, utcToday())}`;
}

/** A day to come has its year when that is another one than this. */
function withYear(day: string, today: string): string {
  const words = recentDayWords(day, today);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) || words.endsWith(year) ? words : `${words}\u00a0${year}`;
}
