import { behind, type ChangePlace } from "./book.ts";

const DAY_MS = 24 * 60 * 60_000;
/** What was deleted is remembered for as long. */
const VALID_DAYS = 90;

/**
 * A sync token: where a device stands in the changes of a book, and the day on which it was told. The day changes at most
 * once a day, so that a book that rests has the same token from one request to the next.
 */
export function syncToken(base: string, { change, number }: ChangePlace, now: number): string {
  const isWhole = number === behind(change).number;
  return `${base}${change}${isWhole ? "" : `.${number}`}-${Math.floor(now / DAY_MS)}`;
}

type Told = { readonly base: string; readonly now: number; readonly lastChange: number };

/** Undefined for one of another book or installation, one too old, and one from before a backup was restored. */
export function readSyncToken(token: string, { base, now, lastChange }: Told): ChangePlace | undefined {
  if (!token.startsWith(base)) return undefined;
  const [, change, number, day] =
    /^(\d{1,15})(?:\.(\d{1,10}))?-(\d{1,6})$/.exec(token.slice(base.length)) ?? [];
  if (change === undefined) return undefined;
  const place =
    number === undefined ? behind(Number(change)) : { change: Number(change), number: Number(number) };
  if (place.change > lastChange || place.number > behind(0).number) return undefined;
  const today = Math.floor(now / DAY_MS);
  return Number(day) <= today && Number(day) >= today - VALID_DAYS ? place : undefined;
}
