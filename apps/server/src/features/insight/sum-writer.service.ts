/** Adds to the sums of cards, on any number of instances at once. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { SOURCES } from "@visita/domain/insight/insight.constants";
import type { Db } from "../../db/database.ts";
import { type DayKey, insertDays, lockDays, updateDays } from "./day-sum.store.ts";
import { addLinkSums, addTotals, type LinkRow } from "./link-sum.store.ts";
import {
  addCounts,
  addParts,
  type Counts,
  dayNumber,
  type Parts,
  packKey,
  packParts,
  type Sum,
  unpackParts,
} from "./packed-counts.ts";

/** Rows for each statement: below the parameter limits of both databases, and short enough for the event loop. */
const ROWS_PER_STATEMENT = 50;

type PackedRow = DayKey & { readonly parts: Parts };

/** A row of a card, and its part. */
export type Place = { readonly day: number; readonly part: string };

/** Adds up in memory what `addSums` writes. */
export class SumCounter {
  readonly #days = new Map<string, PackedRow>();
  readonly #links = new Map<string, LinkRow>();
  readonly #views = new Map<string, number>();

  /** `place` is where it is kept, if not in a row of its day; null if it is too old to be kept. */
  add(sum: Omit<Sum, "count">, count = 1, place: Place | null = { day: dayNumber(sum.day), part: "" }): void {
    if (place) this.addCounts(sum.card_id, place, { [packKey(sum)]: count });
    if (sum.kind === "view" && sum.day.length === 10) {
      this.#views.set(sum.day, (this.#views.get(sum.day) ?? 0) + count);
    }
    if (isLink(sum.source)) this.#addLink(sum, count);
  }

  /** To a row alone, of what is in the sums of links and of all cards already. */
  addCounts(card_id: string, { day, part }: Place, counts: Readonly<Counts>): void {
    const key = `${card_id} ${day}`;
    const row = this.#days.get(key) ?? { card_id, day, parts: {} };
    row.parts[part] = addCounts(row.parts[part] ?? {}, counts);
    this.#days.set(key, row);
  }

  #addLink({ card_id, source, kind }: Omit<Sum, "count">, count: number): void {
    const key = `${card_id} ${source}`;
    const link = this.#links.get(key) ?? { card_id, link_id: source, views: 0, saves: 0, details: 0 };
    if (kind === "view") link.views += count;
    if (kind === "save") link.saves += count;
    if (kind === "exchange") link.details += count;
    this.#links.set(key, link);
  }

  days = (): PackedRow[] => inOrder(this.#days);
  links = (): LinkRow[] =>
    inOrder(this.#links).filter(({ views, saves, details }) => views || saves || details);
  totals = () => inOrder(this.#views, (views, day) => ({ day, views }));
}

/**
 * Part of a transaction that holds the cards. All instances take days, links and totals in this order and each in the order
 * of its key, so that none waits for another in a circle; what all share comes last and is held for the shortest time.
 */
export async function addSums(trx: Db, sums: SumCounter): Promise<void> {
  await addDays(trx, sums.days());
  for (const rows of inSteps(sums.links())) await addLinkSums(trx, rows);
  for (const rows of inSteps(sums.totals())) await addTotals(trx, rows);
}

/** First all that are new, then all that are there: nobody waits for a new row while holding one that was there. */
async function addDays(trx: Db, days: readonly PackedRow[]): Promise<void> {
  const present: PackedRow[] = [];
  for (const part of inSteps(days)) {
    const rows = part.map(({ card_id, day, parts }) => ({ card_id, day, counts: packParts(parts) }));
    const added = new Set((await insertDays(trx, rows)).map(keyOf));
    present.push(...part.filter((day) => !added.has(keyOf(day))));
    await nextTurn();
  }
  for (const part of inSteps(present)) {
    const added = new Map(part.map((day) => [keyOf(day), day.parts]));
    const rows = await lockDays(trx, part);
    if (rows.length < part.length) throw new Error("Sums were deleted while they were added to");
    const sumOf = (row: (typeof rows)[number]) =>
      packParts(addParts(unpackParts(row.counts), added.get(keyOf(row)) ?? {}));
    await updateDays(
      trx,
      rows.map((row) => ({ ...row, counts: sumOf(row) })),
    );
    await nextTurn();
  }
}

function keyOf({ card_id, day }: DayKey): string {
  return `${card_id} ${day}`;
}

function* inSteps<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT);
}

function inOrder<Value, Row = Value>(
  map: ReadonlyMap<string, Value>,
  toRow: (value: Value, key: string) => Row = (value) => value as unknown as Row,
): Row[] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => toRow(value, key));
}

function isLink(source: string): boolean {
  return source !== "" && !(SOURCES as readonly string[]).includes(source);
}
