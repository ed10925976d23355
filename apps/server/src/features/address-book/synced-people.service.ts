/** The contacts of an owner as an address book that devices keep in step with. */
import { personFileName } from "@visita/domain/address-book/person-file";
import type { VCardVersion } from "@visita/domain/card/vcard-convert";
import { foldedLines } from "@visita/domain/card/vcard-format";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { type ChangingBook, findChange, nextChange } from "./book-change.store.ts";
import { listRemovals } from "./person-removal.store.ts";
import { type ChangePlace, listSynced, listSyncedByNames, type SyncedRow } from "./person-vcard.store.ts";
import { writeVCards } from "./person-vcards.service.ts";

const ROWS_PER_PAGE = 200;

/** A person as devices name them. */
export type SyncedPerson = {
  /** The last part of the address. */
  readonly name: string;
  readonly etag: string;
  readonly place: ChangePlace;
  readonly size: number;
};

export type { ChangePlace };

/** The number of the last change of a book; 0 before the first. */
export function findLastChange({ db }: AppContext, ownerId: string, book: ChangingBook): Promise<number> {
  return findChange(db, ownerId, book);
}

/** Counts a change of the cards that somebody keeps, and locks them until the transaction ends. */
export function nextCardsChange(trx: Db, ownerId: string, now: number): Promise<number> {
  return nextChange(trx, ownerId, "cards", now);
}

/** In the order of their last changes, page by page. */
export async function* listSyncedPeople(
  { db }: AppContext,
  ownerId: string,
  after: ChangePlace,
): AsyncGenerator<SyncedPerson[]> {
  let place: ChangePlace | undefined = after;
  while (place) {
    const rows: SyncedRow[] = await listSynced(db, ownerId, place, ROWS_PER_PAGE);
    if (rows.length > 0) yield rows.map(toSynced);
    place = rows.length === ROWS_PER_PAGE ? rows.at(-1) : undefined;
  }
}

/** The names of those who were deleted after a change, page by page. */
export async function* listRemovedPeople(
  { db }: AppContext,
  ownerId: string,
  change: number,
): AsyncGenerator<string[]> {
  let after: Parameters<typeof listRemovals>[2] | undefined = { change };
  while (after) {
    const rows = await listRemovals(db, ownerId, after, ROWS_PER_PAGE);
    if (rows.length > 0) yield rows.map(({ name }) => name);
    after = rows.length === ROWS_PER_PAGE ? rows.at(-1) : undefined;
  }
}

/** Those of the names that there are. */
export async function findSyncedPeople(
  db: Db,
  ownerId: string,
  names: readonly string[],
): Promise<SyncedPerson[]> {
  const ids = names.flatMap((name) => idOf(name) ?? []);
  return (await listSyncedByNames(db, ownerId, { names, ids })).map(toSynced);
}

const ID_NAME = /^([\w-]{22})\.vcf$/;

/** Of a person whom no device has written. */
export function idOf(name: string): string | undefined {
  return ID_NAME.exec(name)?.[1];
}

type Written = { readonly language: OwnerLanguage; readonly version: VCardVersion };

/** The vCards of people, a few at a time; who is deleted meanwhile is left out. */
export async function* writeSyncedPeople(
  { db }: AppContext,
  people: readonly SyncedPerson[],
  written: Written,
): AsyncGenerator<{ name: string; etag: string; vcard: string }[]> {
  const names = new Map(people.map(({ name, place }) => [place.number, name]));
  const sized = people.map(({ place, size }) => ({ number: place.number, size }));
  for await (const page of writeVCards(db, sized, written)) {
    yield page.map(({ row, lines }) => ({
      name: names.get(row.number) ?? personFileName(row.id),
      // Of the row that was written: it may be newer than the list.
      etag: etagOf(row),
      vcard: foldedLines(lines),
    }));
  }
}

/** Different for every change of a person, also where somebody else had the name before. */
export function etagOf({ change, version }: Pick<SyncedRow, "change" | "version">): string {
  return `"${change.toString(36)}-${version.toString(36)}"`;
}

function toSynced(row: SyncedRow): SyncedPerson {
  const { number, id, change, name, size } = row;
  return {
    name: name ?? personFileName(id),
    etag: etagOf(row),
    place: { change, number },
    size: size ?? 0,
  };
}
