/** Sums of one card and day in one row: a text that says kind, source and detail in a few letters, by their count. */
import { SOURCE_LETTERS, type Source } from "@visita/domain/insight/insight.constants";

/** What was counted of one card on a day, or in a month of which the days are not kept. */
export type Sum = {
  readonly card_id: string;
  /** In UTC, such as "2026-04-30"; of a month "2026-04". */
  readonly day: string;
  /** A kind of the domain, "visitor" or "device". */
  readonly kind: string;
  /** A source of the domain or the id of a link; empty for visitors and devices. */
  readonly source: string;
  /** Channel, share target or device; else empty. */
  readonly detail: string;
  readonly count: number;
};

export type CountKey = Pick<Sum, "kind" | "source" | "detail">;

/** `vq`: views by QR code. `tq.email`: taps on it. `v:{id}`: by a link. `d.phone`: a device. `u`: visitors. */
export type Counts = Record<string, number>;

const KIND_LETTERS: Readonly<Record<string, string>> = {
  view: "v",
  save: "s",
  tap: "t",
  share: "h",
  qr: "c",
  exchange: "e",
  visitor: "u",
  device: "d",
};
const SOURCE_OF_LETTER: Readonly<Record<string, Source>> = { ...SOURCE_LETTERS, q: "qr", d: "direct" };
const KIND_OF_LETTER = invert(KIND_LETTERS);
const LETTER_OF_SOURCE = invert(SOURCE_OF_LETTER);

export function packKey({ kind, source, detail }: CountKey): string {
  const letter = KIND_LETTERS[kind];
  if (letter === undefined) throw new Error(`"${kind}" is nothing that is counted`);
  const from = source === "" ? "" : (LETTER_OF_SOURCE[source] ?? `:${source}`);
  return detail === "" ? letter + from : `${letter}${from}.${detail}`;
}

export function kindOf(packed: string): string {
  return KIND_OF_LETTER[packed.charAt(0)] ?? "";
}

export function unpackKey(packed: string): CountKey {
  const dot = packed.indexOf(".");
  const from = packed.slice(1, dot < 0 ? undefined : dot);
  return {
    kind: kindOf(packed),
    source: from.startsWith(":") ? from.slice(1) : (SOURCE_OF_LETTER[from] ?? ""),
    detail: dot < 0 ? "" : packed.slice(dot + 1),
  };
}

export function addCounts(into: Counts, counts: Readonly<Counts>): Counts {
  for (const key in counts) into[key] = (into[key] ?? 0) + (counts[key] ?? 0);
  return into;
}

/** Of "2026-04-30" and "2026-04": 20260430 and 20260400. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll("-", "").padEnd(8, "0"));
}

export function dayText(day: number): string {
  const text = String(day).padStart(8, "0");
  const month = `${text.slice(0, 4)}-${text.slice(4, 6)}`;
  return day % 100 === 0 ? month : `${month}-${text.slice(6)}`;
}

function invert<Value extends string>(table: Readonly<Record<string, Value>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [value, key]));
}
