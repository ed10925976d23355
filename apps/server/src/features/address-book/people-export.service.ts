import { Readable } from "node:stream";
import type { PeopleFilter, Person } from "@visita/domain/address-book/person.contract";
import { contactFileOf } from "@visita/domain/address-book/person-file";
import { toCsvLine } from "@visita/domain/csv-line";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { AppContext } from "../../core/app-context.ts";
import type { ArchivePart } from "../../lib/archive-part.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findLanguage } from "../account/account.service.ts";
import { toFilterRow } from "./people-list.service.ts";
import { countPeople, findPerson, listPeople, type PersonRow } from "./person.store.ts";
import { writeRows } from "./person-vcards.service.ts";
import { describePeople } from "./person-view.service.ts";

/** Rows for each query: a file of any size is made of a few in memory. */
const ROWS_PER_PAGE = 100;

export type ExportFormat = "vcf" | "csv";

/** The same in every language: imports tell columns apart by them. */
const HEADINGS = [
  "Name",
  "Email",
  "Phone",
  "Company",
  "Role",
  "Where you met",
  "Card",
  "Added",
  "Tags",
  "Note they left",
  "Your note",
];

type Export = {
  readonly filter: PeopleFilter;
  readonly format: ExportFormat;
  readonly language: OwnerLanguage;
};

/** The people whom a filter leaves, the latest first, piece by piece. */
export async function* exportPeople(
  context: AppContext,
  ownerId: string,
  { filter, format, language }: Export,
): AsyncGenerator<string> {
  if (format === "vcf") {
    for await (const rows of pagesOf(context, ownerId, filter)) yield* contactFiles(context, rows, language);
    return;
  }
  // The mark tells spreadsheets that it is UTF-8.
  yield `\ufeff${toCsvLine(HEADINGS)}`;
  for await (const rows of pagesOf(context, ownerId, filter)) {
    yield (await describePeople(context, rows)).map(toLine).join("");
  }
}

/** With all that their devices have written. */
async function* contactFiles({ db }: AppContext, rows: readonly PersonRow[], language: OwnerLanguage) {
  for await (const written of writeRows(db, rows, { language, version: "3.0" })) {
    yield written.map(({ lines }) => contactFileOf(lines)).join("");
  }
}

async function* pagesOf(context: AppContext, ownerId: string, filter: PeopleFilter) {
  const row = await toFilterRow(context.db, ownerId, filter);
  let before: number | undefined;
  while (row) {
    const rows: PersonRow[] = await listPeople(context.db, row, { before, limit: ROWS_PER_PAGE });
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_PAGE) return;
    before = rows.at(-1)?.number;
  }
}

function toLine(person: Person): string {
  return toCsvLine([
    person.name,
    person.email,
    person.phone,
    person.company,
    person.role,
    person.met,
    person.card?.username ?? "",
    new Date(person.addedAt).toISOString(),
    person.tags.join(", "),
    person.note,
    person.ownNote,
  ]);
}

/** For the copy of an account: everybody as data, as a table and as a contact file; each is read page by page. */
export async function contactPart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const language = await findLanguage(context.db, accountId);
  return {
    name: "contacts",
    count: await countPeople(context.db, accountId),
    *files(report) {
      yield { path: "contacts.json", content: toStream(contactsJson(context, accountId, report)) };
      for (const format of ["csv", "vcf"] as const) {
        yield {
          path: `contacts.${format}`,
          content: toStream(exportPeople(context, accountId, { filter: {}, format, language })),
        };
      }
    },
  };
}

/** One line for each person. */
async function* contactsJson(
  context: AppContext,
  accountId: string,
  report: (items: number) => void,
): AsyncGenerator<string> {
  let before = '{"contacts": [\n';
  for await (const rows of pagesOf(context, accountId, {})) {
    const people = await describePeople(context, rows);
    yield `${before}${people.map((person) => JSON.stringify(toContact(person))).join(",\n")}`;
    before = ",\n";
    report(people.length);
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}

function toStream(texts: AsyncGenerator<string>): Readable {
  return Readable.from(texts, { objectMode: false });
}

function toContact({ personid, addedAt, card, sentCard, isNew: _, version: __, ...person }: Person) {
  return {
    id: personid,
    ...person,
    addedAt: isoTime(addedAt),
    card: card?.username ?? null,
    sentCard: sentCard?.username ?? null,
  };
}

/** One person as a contact file; undefined when there is no such person. */
export async function findPersonFile(
  context: AppContext,
  ownerId: string,
  id: string,
  language: OwnerLanguage,
): Promise<{ name: string; file: string } | undefined> {
  const row = await findPerson(context.db, ownerId, id);
  if (!row) return undefined;
  let file = "";
  for await (const part of contactFiles(context, [row], language)) file += part;
  return { name: row.name, file };
}
