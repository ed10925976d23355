/** Reads a file with people: a .vcf with one or many, or a .csv. Bounded in bytes, rows and cells; never throws. */
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { guessColumns, type ImportField } from "@visita/domain/address-book/import-columns";
import {
  createRepeatFilter,
  type ImportRow,
  personOfRow,
  personOfVCard,
} from "@visita/domain/address-book/imported-person";
import { PEOPLE_MAX } from "@visita/domain/address-book/person.rules";
import { parseVCards } from "@visita/domain/import/vcard-parser";
import { parse } from "csv-parse";
import { mapInTurns } from "../../lib/map-in-turns.ts";

const MAX_COLUMNS = 200;
const CELL_MAX_CHARS = 5_000;
/** One more than can be imported, so that a longer file is noticed. */
const MAX_ROWS = PEOPLE_MAX + 1;
const PART_BYTES = 4 * 1024;

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
  const table = await readTable(bytes);
  return table && { kind: "csv", table };
}

async function readVCards(bytes: Buffer): Promise<PeopleFile | undefined> {
  const rows: ImportRow[] = [];
  const withoutRepeat = createRepeatFilter();
  for (const part of partsOf(inUtf8(bytes))) {
    await nextTurn();
    const cards = [...parseVCards(part, decode)];
    await nextTurn();
    const from = rows.length + 1;
    rows.push(
      ...(await mapInTurns(cards, (card, at) => withoutRepeat(toRow(from + at, personOfVCard(card))))),
    );
    if (rows.length >= MAX_ROWS) break;
  }
  return rows.length === 0 ? undefined : { kind: "vcf", rows };
}

/** Between two people; not behind an assistant's card, which stands inside of a person's. */
const BETWEEN = /END:\s*VCARD[^\S\r\n]*[\r\n]\s*(?=(?:[\w-]+\.)?BEGIN:\s*VCARD)/gi;

/** Several people each: a large file would be parsed for a second without returning to the event loop. */
function* partsOf(bytes: Buffer): Generator<Buffer> {
  // One character for each byte, so that positions are those of the bytes.
  const text = bytes.toString("latin1");
  let start = 0;
  for (const { index, 0: separator } of text.matchAll(BETWEEN)) {
    const end = index + separator.length;
    if (end - start < PART_BYTES) continue;
    yield bytes.subarray(start, end);
    start = end;
  }
  yield bytes.subarray(start);
}

function inUtf8(bytes: Buffer): Buffer {
  const charset = utf16Of(bytes);
  return charset ? Buffer.from(decode(bytes, charset) ?? "") : bytes;
}

/** Rows are counted as spreadsheets do: the first one has the headings. */
export async function peopleOfTable(
  { rows }: Table,
  fields: readonly (ImportField | null)[],
): Promise<ImportRow[]> {
  const withoutRepeat = createRepeatFilter();
  return mapInTurns(rows, (cells, at) => withoutRepeat(toRow(at + 2, personOfRow(cells, fields))));
}

function toRow(row: number, read: ReturnType<typeof personOfRow>): ImportRow {
  return typeof read === "string" ? { row, leftOut: read } : { row, person: read };
}

export function guessFields({ headings }: Table): (ImportField | null)[] {
  return guessColumns(headings);
}

async function readTable(bytes: Buffer): Promise<Table | undefined> {
  const text = decodeTable(bytes);
  // A binary file that happens to decode.
  if (text === null || text.includes("\0")) return undefined;
  try {
    const [headings = [], ...rows] = await parseRecords(text);
    const isTable = headings.some((heading) => heading !== "") && rows.length > 0;
    return isTable ? { headings, rows } : undefined;
  } catch {
    return undefined;
  }
}

async function parseRecords(text: string): Promise<string[][]> {
  const source = Readable.from(slicesOf(text));
  const parser = source.pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_COLUMNS * CELL_MAX_CHARS,
    }),
  );
  const records: string[][] = [];
  for await (const cells of parser as AsyncIterable<string[]>) {
    records.push(cells.slice(0, MAX_COLUMNS).map((cell) => cell.trim().slice(0, CELL_MAX_CHARS)));
    if (records.length > MAX_ROWS) break;
  }
  source.destroy();
  return records;
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PART_BYTES) {
    yield text.slice(at, at + PART_BYTES);
    await nextTurn();
  }
}

/** Excel writes semicolons where the comma is a decimal sign; address books also write tabs. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r?\n|\r/, 1);
  const unquoted = first.replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((sign) => [sign, unquoted.split(sign).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ",";
}

/** UTF-8 or UTF-16, else the character set of older Excel files. */
function decodeTable(bytes: Buffer): string | null {
  const utf16 = utf16Of(bytes);
  if (utf16) return decode(bytes, utf16);
  return decode(bytes, "utf-8") ?? decode(bytes, "windows-1252");
}

/** By its mark. */
function utf16Of([first, second]: Buffer): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
