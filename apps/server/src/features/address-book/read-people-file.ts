/** Reads a file with people: a .vcf with one or many, or a .csv. Bounded in rows, columns and cells. Runs in a worker. */
import {
  canNamePeople,
  guessColumns,
  hasHeadings,
  type ImportField,
  readColumns,
} from "@visita/domain/address-book/import-columns";
import {
  createRepeatFilter,
  type DetailWithoutPlace,
  type ImportRow,
  leftOutOfVCard,
  personOfRow,
  personOfVCard,
} from "@visita/domain/address-book/imported-person";
import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { PERSON_MESSAGES as TEXT } from "@visita/domain/address-book/person.messages";
import { PEOPLE_MAX } from "@visita/domain/address-book/person.rules";
import type { DecodeText } from "@visita/domain/import/vcard-lines";
import { parseVCards } from "@visita/domain/import/vcard-parser";
import { AppError } from "../../lib/app-error.ts";
import { createDecoder } from "../../lib/create-decoder.ts";
import { parseCsv } from "../../lib/csv.ts";

const CSV_LIMITS = { maxColumns: 200, cellMaxChars: 5_000 };
/** In which the separator is looked for. */
const FIRST_LINE_MAX_CHARS = 100_000;

/** In which the headings are looked for, below lines of explanation. */
const PREAMBLE_MAX_ROWS = 10;

export type PeopleFile = Pick<PeopleImportLook, "kind" | "columns"> & {
  readonly rows: readonly ImportRow[];
  readonly leftOutValues: readonly LeftOutValue[];
};

/** What a column without a field is called, or that it has no name; or a detail of a contact file. `count`: how many have it. */
export type LeftOutValue = { readonly count: number } & (
  | { readonly heading: string }
  | { readonly column: number }
  | { readonly detail: DetailWithoutPlace }
);

/** `columns`: how those of a table are matched; without it, by their headings. */
export function readPeopleFile({ bytes, columns }: { bytes: Uint8Array; columns?: string | undefined }) {
  const start = Buffer.from(bytes.subarray(0, 1_000)).toString("latin1").replaceAll("\0", "");
  const decode = createDecoder();
  return /BEGIN:\s*VCARD/i.test(start) ? readVCards(bytes, decode) : readTable(bytes, columns, decode);
}

function readVCards(bytes: Uint8Array, decode: DecodeText): PeopleFile {
  const rows = new Rows(1);
  const utf16 = utf16Of(bytes);
  const inUtf8 = utf16 ? Buffer.from(decode(bytes, utf16) ?? "") : bytes;
  const leftOut = new Map<DetailWithoutPlace, number>();
  for (const card of parseVCards(inUtf8, decode)) {
    rows.add(personOfVCard(card));
    for (const detail of leftOutOfVCard(card)) leftOut.set(detail, (leftOut.get(detail) ?? 0) + 1);
  }
  if (rows.all.length === 0) throw notAFile();
  const leftOutValues = [...leftOut].map(([detail, count]) => ({ detail, count }));
  return { kind: "vcf", rows: rows.all, columns: [], leftOutValues };
}

function readTable(bytes: Uint8Array, columns: string | undefined, decode: DecodeText): PeopleFile {
  const text = decodeTable(bytes, decode);
  // A binary file that happens to decode.
  if (text === null || text.includes("\0")) throw notAFile();
  try {
    const delimiter = delimiterOf(text);
    const preamble = preambleOf(text, delimiter);
    const records = parseCsv(text, delimiter, CSV_LIMITS);
    for (let row = 0; row < preamble; row += 1) records.next();
    const { value: headings = [] } = records.next() as { value?: string[] };
    const fields = chosenFields(headings, columns);
    const first: string[] = headings.map(() => "");
    const counts = headings.map(() => 0);
    // Counted as spreadsheets do: the first one has the headings.
    const rows = new Rows(preamble + 2);
    for (const cells of records) {
      rows.add(personOfRow(cells, fields));
      for (const [at, cell] of cells.entries()) {
        first[at] ||= cell;
        if (cell !== "") counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    if (rows.all.length === 0 || headings.every((heading) => heading === "")) throw notAFile();
    return {
      kind: "csv",
      rows: rows.all,
      columns: headings.map((name, at) => ({ name, first: first[at] ?? "", field: fields[at] ?? null })),
      leftOutValues: headings.flatMap((heading, at): LeftOutValue[] => {
        const count = counts[at] ?? 0;
        if (fields[at] || count === 0) return [];
        return heading ? [{ heading, count }] : [{ column: at + 1, count }];
      }),
    };
  } catch (error) {
    throw error instanceof AppError ? error : notAFile();
  }
}

/** How many records stand above the headings, as LinkedIn's notes do; 0 where no headings of a program are found. */
function preambleOf(text: string, delimiter: string): number {
  let rows = 0;
  for (const cells of parseCsv(text, delimiter, CSV_LIMITS)) {
    if (hasHeadings(cells)) return rows;
    rows += 1;
    if (rows === PREAMBLE_MAX_ROWS) break;
  }
  return 0;
}

/** Refuses more people than an account can have as soon as they are noticed. */
class Rows {
  readonly all: ImportRow[] = [];
  readonly #first: number;
  readonly #withoutRepeat = createRepeatFilter();

  constructor(first: number) {
    this.#first = first;
  }

  add(read: ReturnType<typeof personOfRow>): void {
    if (this.all.length >= PEOPLE_MAX)
      throw new AppError("bad_request", TEXT.tooManyInFile({ max: PEOPLE_MAX }));
    const row = this.#first + this.all.length;
    this.all.push(
      this.#withoutRepeat(typeof read === "string" ? { row, leftOut: read } : { row, person: read }),
    );
  }
}

function chosenFields(headings: readonly string[], columns: string | undefined): (ImportField | null)[] {
  if (columns === undefined) return guessColumns(headings);
  const fields = readColumns(columns, headings.length);
  if (!fields) throw new AppError("bad_request", TEXT.columnsDoNotFit);
  if (!canNamePeople(fields)) throw new AppError("bad_request", TEXT.nameColumnMissing);
  return fields;
}

/** Excel writes semicolons where the comma is a decimal sign; address books also write tabs. */
function delimiterOf(text: string): string {
  const start = text.slice(0, FIRST_LINE_MAX_CHARS);
  const end = start.search(/[\r\n]/);
  const unquoted = (end < 0 ? start : start.slice(0, end)).replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((sign) => [sign, unquoted.split(sign).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ",";
}

/** UTF-8 or UTF-16, else the character set of older Excel files. */
function decodeTable(bytes: Uint8Array, decode: DecodeText): string | null {
  const utf16 = utf16Of(bytes);
  if (utf16) return decode(bytes, utf16);
  return decode(bytes, "utf-8") ?? decode(bytes, "windows-1252");
}

/** By its mark. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function notAFile(): AppError {
  return new AppError("bad_request", TEXT.notAFile);
}
