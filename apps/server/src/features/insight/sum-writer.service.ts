/** Adds to the sums of cards, on any number of instances at once. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { SOURCES } from "@visita/domain/insight/insight.constants";
import type { Db } from "../../db/database.ts";
import { type DayKey, insertDays, lockDays, updateDays } from "./day-sum.store.ts";
import { addLinkSums, addTotals, type LinkRow } from "./link-sum.store.ts";
import { addCounts, type Counts, dayNumber, packKey, type Sum } from "./packed-counts.ts";

/** Rows for each statement: below the parameter limits of both databases, and short enough for the event loop. */
const ROWS_PER_STATEMENT = 50;

type PackedDay = DayKey & { readonly counts: Counts };

/** Adds up in memory what `addSums` writes. */
export class SumCounter {
  readonly #days = new Map<string, PackedDay>();
  readonly #links = new Map<string, LinkRow>();
  readonly #views = new Map<string, number>();

  /** `day` is where it is kept, if not by its own day; null if it is too old to be kept. */
  add(sum: Omit<Sum, "count">, count = 1, day: number | null = dayNumber(sum.day)): void {
    if (day !== null) this.addDay({ card_id: sum.card_id, day, counts: { [packKey(sum)]: count } });
    if (sum.kind === "view" && sum.day.length === 10) {
      this.#views.set(sum.day, (this.#views.get(sum.day) ?? 0) + count);
    }
    if (isLink(sum.source)) this.#addLink(sum, count);
  }

  /** Nothing but the day. */
  addDay({ card_id, day, counts }: PackedDay): void {
    const key = `${card_id} ${day}`;
    const known = this.#days.get(key);
    if (known) addCounts(known.counts, counts);
    else this.#days.set(key, { card_id, day, counts: { ...counts } });
  }

  #addLink({ card_id, source, kind }: Omit<Sum, "count">, count: number): void {
    const key = `${card_id} ${source}`;
    const link = this.#links.get(key) ?? { card_id, link_id: source, views: 0, saves: 0, details: 0 };
    if (kind === "view") link.views += count;
    if (kind === "save") link.saves += count;
    if (kind === "exchange") link.details += count;
    this.#links.set(key, link);
  }

  days = (): PackedDay[] => inOrder(this.#days);
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
async function addDays(trx: Db, days: readonly PackedDay[]): Promise<void> {
  const present: PackedDay[] = [];
  for (const part of inSteps(days)) {
    const rows = part.map((day) => ({ ...day, counts: JSON.stringify(day.counts) }));
    const added = new Set((await insertDays(trx, rows)).map(keyOf));
    present.push(...part.filter((day) => !added.has(keyOf(day))));
    await nextTurn();
  }
  for (const part of inSteps(present)) {
    const added = new Map(part.map((day) => [keyOf(day), day.counts]));
    const rows = await lockDays(trx, part);
    if (rows.length < part.length) throw new Error("Sums were deleted while they were added to");
    const sumOf = (row: (typeof rows)[number]) =>
      JSON.stringify(addCounts(JSON.parse(row.counts) as Counts, added.get(keyOf(row)) ?? {}));
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
