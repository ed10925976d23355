/** People as vCards: what a device wrote about them, with what has changed here since, or what contacts know of them. */
import { mergedLines } from "@visita/domain/address-book/merged-vcard";
import { aboutPerson, type FiledPerson, personLines } from "@visita/domain/address-book/person-file";
import { parseLines } from "@visita/domain/address-book/synced-person";
import { inVersion, type VCardVersion } from "@visita/domain/card/vcard-convert";
import { OWNER_LANGUAGES, type OwnerLanguage } from "@visita/domain/language/languages";
import { publicCard } from "@visita/domain/messages/public-card";
import type { Db } from "../../db/database.ts";
import { listPeopleByNumbers, type PersonRow } from "./person.store.ts";
import { listTags } from "./person-tag.store.ts";
import { listLines, listSizes } from "./person-vcard.store.ts";

const PEOPLE_PER_PAGE = 50;
/** Of vCards in memory at a time, in UTF-16 units; one alone may be longer. */
const PAGE_MAX_SIZE = 2_000_000;

/** `size`: of what a device wrote. */
export type SizedPerson = { readonly number: number; readonly size: number };
export type WrittenPerson = { readonly row: PersonRow; readonly lines: readonly string[] };
type Written = { readonly language: OwnerLanguage; readonly version: VCardVersion };

/** The vCards of people, unfolded, a few at a time; who is gone meanwhile is left out. */
export async function* writeVCards(
  db: Db,
  people: readonly SizedPerson[],
  written: Written,
): AsyncGenerator<WrittenPerson[]> {
  let page: number[] = [];
  let size = 0;
  for (const [at, person] of people.entries()) {
    page.push(person.number);
    size += person.size;
    const next = people[at + 1];
    if (next && page.length < PEOPLE_PER_PAGE && size + next.size <= PAGE_MAX_SIZE) continue;
    yield await writePage(db, page, written);
    [page, size] = [[], 0];
  }
}

/** The same for rows, in their order. */
export async function* writeRows(
  db: Db,
  rows: readonly PersonRow[],
  written: Written,
): AsyncGenerator<WrittenPerson[]> {
  const numbers = rows.map(({ number }) => number);
  const sizes = await listSizes(db, numbers);
  const sized = numbers.map((number) => ({ number, size: sizes.get(number) ?? 0 }));
  yield* writeVCards(db, sized, written);
}

async function writePage(
  db: Db,
  numbers: readonly number[],
  { language, version }: Written,
): Promise<WrittenPerson[]> {
  const found = new Map((await listPeopleByNumbers(db, numbers)).map((row) => [row.number, row]));
  const rows = numbers.flatMap((number) => found.get(number) ?? []);
  const tags = await listTags(db, numbers);
  const said = await listLines(db, numbers);
  const t = await publicCard.load(language);
  const write = async (row: PersonRow) => {
    const person = toFiled(row, tags.get(row.number) ?? []);
    const about = aboutPerson(person, t);
    const lines = said.get(row.number)?.split("\n");
    return lines
      ? mergedLines(parseLines(lines), { person, about, knownAbout: await aboutInAllLanguages(row) })
      : personLines(person, about);
  };
  return Promise.all(rows.map(async (row) => ({ row, lines: inVersion(await write(row), version) })));
}

/** The language of the owner may have changed since a device read a note and wrote it back. */
export async function aboutInAllLanguages(row: Pick<PersonRow, "met" | "note">): Promise<string[]> {
  const areas = await Promise.all(OWNER_LANGUAGES.map((language) => publicCard.load(language)));
  return [...new Set(areas.flatMap((t) => aboutPerson(row, t)))];
}

function toFiled(row: PersonRow, tags: readonly string[]): FiledPerson {
  const { id, name, email, phone, company, role, met, note, own_note, created_at } = row;
  return {
    ...{ personid: id, name, email, phone, company, role, met, note, tags },
    ownNote: own_note,
    addedAt: created_at,
  };
}
