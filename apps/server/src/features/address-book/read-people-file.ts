/** Reads a file with people: a .vcf with one or many, or a .csv. Bounded in bytes, rows and cells; never throws. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { guessColumns, type ImportField } from "@visita/domain/address-book/import-columns";
import {
  type ImportRow,
  personOfRow,
  personOfVCard,
  withoutRepeats,
} from "@visita/domain/address-book/imported-person";
import { PEOPLE_MAX } from "@visita/domain/address-book/person.rules";
import { parseVCards } from "@visita/domain/import/vcard-parser";
import { parse } from "csv-parse/sync";

const MAX_COLUMNS = 200;
const CELL_MAX_CHARS = 5_000;
/** One more than can be imported, so that a longer file is noticed. */
const MAX_ROWS = PEOPLE_MAX + 1;
/** People that are read before the event loop gets its turn. */
const PEOPLE_PER_TURN = 200;

export type Table = {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type PeopleFile =
  | { readonly kind: "vcf"; readonly rows: readonly ImportRow[] }
  | { readonly kind: "csv"; readonly table: Table };

/** Undefined when it is neither. */
export async function readPeopleFile(bytes: Buffer): Promise<PeopleFile | undefined> {
  const start = bytes.subarray(0, 1_000).toString("latin1").replaceAll("\0", "");
  if (/BEGIN:\s*VCARD/i.test(start)) return readVCards(bytes);
  const table = readTable(bytes);
  return table && { kind: "csv", table };
}

async function readVCards(bytes: Buffer): Promise<PeopleFile | undefined> {
  const cards = parseVCards(bytes, decode);
  const rows: ImportRow[] = [];
  for (const [at, card] of cards.entries()) {
    if (at % PEOPLE_PER_TURN === 0) await nextTurn();
    rows.push(toRow(at + 1, personOfVCard(card)));
  }
  return cards.length === 0 ? undefined : { kind: "vcf", rows: withoutRepeats(rows) };
}

/** Rows are counted as spreadsheets do: the first one has the headings. */
export async function peopleOfTable(
  { rows }: Table,
  fields: readonly (ImportField | null)[],
): Promise<ImportRow[]> {
  const people: ImportRow[] = [];
  for (const [at, cells] of rows.entries()) {
    if (at % PEOPLE_PER_TURN === 0) await nextTurn();
    people.push(toRow(at + 2, personOfRow(cells, fields)));
  }
  return withoutRepeats(people);
}

function toRow(row: number, read: ReturnType<typeof personOfRow>): ImportRow {
  return typeof read === "string" ? { row, leftOut: read } : { row, person: read };
}

export function guessFields({ headings }: Table): (ImportField | null)[] {
  return guessColumns(headings);
}

function readTable(bytes: Buffer): Table | undefined {
  const text = decodeTable(bytes);
  // A binary file that happens to decode.
  if (text === null || text.includes("\0")) return undefined;
  try {
    const records: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_COLUMNS * CELL_MAX_CHARS,
      to: MAX_ROWS + 1,
    });
    const [headings = [], ...rows] = records.map((cells) =>
      cells.slice(0, MAX_COLUMNS).map((cell) => cell.trim().slice(0, CELL_MAX_CHARS)),
    );
    const isTable = headings.some((heading) => heading !== "") && rows.length > 0;
    return isTable ? { headings, rows } : undefined;
  } catch {
    return undefined;
  }
}

/** Excel writes semicolons where the comma is a decimal sign; address books also write tabs. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r?\n|\r/, 1);
  const unquoted = first.replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((sign) => [sign, unquoted.split(sign).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ",";
}

/** UTF-8 or UTF-16 with or without a mark, else the character set of older Excel files. */
function decodeTable(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  return decode(bytes, "utf-8") ?? decode(bytes, "windows-1252");
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
