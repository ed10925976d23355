/** Sums of one card and day in one text, such as "vq=2 dp u sq", and days of a month that is over in one row. */
import { type Device, SOURCE_LETTERS, type Source } from "@visita/domain/insight/insight.constants";

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

/** `vq`: views by QR code. `tq.email`: taps on it. `v:{id}`: by a link. `dp`: on phones. `u`: visitors. */
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
const DEVICE_OF_LETTER: Readonly<Record<string, Device>> = { p: "phone", t: "tablet", d: "desktop" };
const KIND_OF_LETTER = invert(KIND_LETTERS);
const LETTER_OF_SOURCE = invert(SOURCE_OF_LETTER);
const LETTER_OF_DEVICE = invert(DEVICE_OF_LETTER);

export function packKey({ kind, source, detail }: CountKey): string {
  const letter = KIND_LETTERS[kind];
  if (letter === undefined) throw new Error(`"${kind}" is nothing that is counted`);
  if (kind === "device") return letter + (LETTER_OF_DEVICE[detail] ?? `.${detail}`);
  const from = source === "" ? "" : (LETTER_OF_SOURCE[source] ?? `:${source}`);
  return detail === "" ? letter + from : `${letter}${from}.${detail}`;
}

export function kindOf(packed: string): string {
  return KIND_OF_LETTER[packed.charAt(0)] ?? "";
}

export function unpackKey(packed: string): CountKey {
  const device = DEVICE_OF_LETTER[packed.slice(1)];
  if (device && kindOf(packed) === "device") return { kind: "device", source: "", detail: device };
  const dot = packed.indexOf(".");
  const from = packed.slice(1, dot < 0 ? undefined : dot);
  return {
    kind: kindOf(packed),
    source: from.startsWith(":") ? from.slice(1) : (SOURCE_OF_LETTER[from] ?? ""),
    detail: dot < 0 ? "" : packed.slice(dot + 1),
  };
}

/**
 * Of one row. A row of a day or of a month has a single part, "". A month of which the days are known has a part for each
 * of them, such as "07".
 */
export type Parts = Record<string, Counts>;

/** A line for each part, "07 vq=2 dp u"; a single one without its name. Neither keys nor counts have a space or an equals sign. */
export function packParts(parts: Readonly<Parts>): string {
  const names = Object.keys(parts).toSorted();
  if (names.length === 1 && names[0] === "") return packCounts(parts[""] ?? {});
  return names.map((name) => `${name || WHOLE} ${packCounts(parts[name] ?? {})}`).join("\n");
}

export function unpackParts(packed: string): Parts {
  if (!hasDays(packed)) return { "": unpackCounts(packed) };
  const lines = packed.split("\n").map((line) => [line.slice(0, 2), unpackCounts(line.slice(3))] as const);
  return Object.fromEntries(lines.map(([name, counts]) => [name === WHOLE ? "" : name, counts]));
}

export function addParts(into: Parts, parts: Readonly<Parts>): Parts {
  for (const [name, counts] of Object.entries(parts)) into[name] = addCounts(into[name] ?? {}, counts);
  return into;
}

/** Keys begin with a letter. */
function hasDays(packed: string): boolean {
  return packed.charAt(0) <= "9";
}

/** Of a month, what is not known by day, where other parts are. */
const WHOLE = "00";

function packCounts(counts: Readonly<Counts>): string {
  return Object.entries(counts)
    .map(([key, count]) => (count === 1 ? key : `${key}=${count}`))
    .join(" ");
}

function unpackCounts(packed: string): Counts {
  const counts: Counts = {};
  for (const part of packed.split(" ")) {
    const at = part.indexOf("=");
    if (at < 0) counts[part] = 1;
    else counts[part.slice(0, at)] = Number(part.slice(at + 1));
  }
  return counts;
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
