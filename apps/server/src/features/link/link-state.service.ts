/** What is true of every link, of a card or of a team. */
import type { NamedLink, UpdateLinkInput } from "@visita/domain/link/link.contract";
import { LINK_MESSAGES as TEXT } from "@visita/domain/link/link.messages";
import { isLive } from "@visita/domain/link/link.rules";
import { AppError } from "../../lib/app-error.ts";
import { addDays, utcDay } from "../../lib/utc-time.ts";
import type { LinkRow } from "./link.store.ts";

export type LinkSums = { views: number; saves: number; details: number };

export const NO_SUMS: LinkSums = { views: 0, saves: 0, details: 0 };

type Days = Pick<LinkRow, "last_day" | "ended_on">;

export function isLiveRow(row: Days, today: string): boolean {
  return isLive({ lastDay: row.last_day, endedOn: row.ended_on }, today);
}

function isPast(lastDay: string | null, today: string): boolean {
  return lastDay !== null && lastDay < today;
}

export function requireNotPast(lastDay: string | null, today: string): void {
  if (!isPast(lastDay, today)) return;
  throw new AppError("invalid_input", TEXT.lastDayPast, { fields: { lastDay: TEXT.lastDayPast } });
}

export function slugTaken(): AppError {
  return new AppError("slug_taken", TEXT.slugTaken, { fields: { slug: TEXT.slugTaken } });
}

/** Columns after a change. A link that is taken up again loses a last day that is past. */
export function changesOf(row: Days, { name, lastDay, ended }: UpdateLinkInput, today: string) {
  if (lastDay !== undefined && lastDay !== row.last_day) requireNotPast(lastDay, today);
  const isTakenUp = ended === false;
  const keptDay = isTakenUp && isPast(row.last_day, today) ? null : row.last_day;
  return {
    ...(name !== undefined && { name }),
    last_day: lastDay === undefined ? keptDay : lastDay,
    ended_on: isTakenUp ? null : row.ended_on,
  };
}

export function linkFields(
  row: Days & Pick<LinkRow, "id" | "name" | "slug" | "created_at">,
  today: string,
): Omit<NamedLink, "url" | "secret" | "shows" | keyof LinkSums> {
  const over = row.ended_on ?? (row.last_day === null ? null : addDays(row.last_day, 1));
  return {
    linkid: row.id,
    name: row.name,
    slug: row.slug,
    createdOn: utcDay(row.created_at),
    lastDay: row.last_day,
    overSince: isLiveRow(row, today) ? null : over,
  };
}
