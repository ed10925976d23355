import { channelOf } from "@visita/domain/card/channels";
import { SOURCE_LABELS, type Source } from "@visita/domain/insight/insight.constants";
import { toCsvLine } from "../../lib/csv.ts";
import type { PeriodSum } from "./insight.store.ts";

const HEADINGS = ["Day (UTC)", "Card", "What", "How they came", "Detail", "Number"];

const KIND_LABELS: Readonly<Record<string, string>> = {
  view: "Views",
  visitor: "Visitors",
  device: "Views by device",
  save: "Saves",
  exchange: "Details left",
  tap: "Taps",
  share: "Shares",
  qr: "QR code opened",
};

const DETAIL_LABELS: Readonly<Record<string, string>> = {
  copy: "Link copied",
  device: "Share menu of the device",
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
};

type Names = { usernames: ReadonlyMap<string, string>; linkNames: ReadonlyMap<string, string> };

/** RFC 4180 with a byte order mark, by which spreadsheets know that it is UTF-8. Newest first. */
export function toCsv(sums: readonly PeriodSum[], { usernames, linkNames }: Names): string {
  const rows = sums.toSorted(
    (a, b) => compare(b.day, a.day) || compare(a.card_id, b.card_id) || compare(a.kind, b.kind),
  );
  const lines = rows.map((row) => [
    row.day,
    usernames.get(row.card_id) ?? "",
    KIND_LABELS[row.kind] ?? row.kind,
    linkNames.get(row.source) ?? SOURCE_LABELS[row.source as Source] ?? "",
    detailLabel(row),
    String(row.count),
  ]);
  return `\ufeff${[HEADINGS, ...lines].map(toCsvLine).join("")}`;
}

function detailLabel({ kind, detail }: PeriodSum): string {
  if (kind === "tap") return channelOf(detail)?.label ?? detail;
  return DETAIL_LABELS[detail] ?? channelOf(detail)?.label ?? detail;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
