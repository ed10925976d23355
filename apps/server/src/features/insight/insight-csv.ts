import { channelOf } from "@visita/domain/card/channels";
import { toCsvLine } from "@visita/domain/csv-line";
import { SOURCES, type Source } from "@visita/domain/insight/insight.constants";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { channelNameIn } from "@visita/domain/messages/channels";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { insightsTableTexts } from "@visita/domain/owner-messages/insights-table";
import type { Sum } from "./packed-counts.ts";

const HEADINGS = ["day", "card", "what", "howTheyCame", "detail", "number", "period"] as const;

const KINDS = {
  view: "views",
  visitor: "visitors",
  device: "viewsByDevice",
  save: "saves",
  exchange: "detailsLeft",
  tap: "taps",
  share: "shares",
  qr: "codeOpened",
} as const;

const DETAILS = {
  copy: "linkCopied",
  device: "shareMenu",
  phone: "phone",
  tablet: "tablet",
  desktop: "desktop",
} as const;

type Names = { usernames: ReadonlyMap<string, string>; linkNames: ReadonlyMap<string, string> };

/** RFC 4180 with a byte order mark, by which spreadsheets know that it is UTF-8. Newest first. */
export async function toCsv(sums: readonly Sum[], names: Names, language: OwnerLanguage): Promise<string> {
  const { head, lines } = await createCsvWriter(language);
  return head + lines(sums, names);
}

/** For tables that are written piece by piece: each piece begins with its newest day. */
export async function createCsvWriter(language: OwnerLanguage) {
  const [t, insights, channelName] = await Promise.all([
    insightsTableTexts.load(language),
    insightTexts.load(language),
    channelNameIn(language),
  ]);
  const kindOf = ({ kind }: Sum) => (isKey(KINDS, kind) ? t(KINDS[kind]) : kind);
  const sourceOf = ({ source }: Sum, linkNames: Names["linkNames"]) =>
    linkNames.get(source) ?? (isSource(source) ? insights(source) : "");
  const detailOf = ({ kind, detail }: Sum) => {
    // What is tapped is a channel, which may be called as a way of sharing is.
    if (kind !== "tap" && isKey(DETAILS, detail)) return t(DETAILS[detail]);
    const channel = channelOf(detail);
    return channel ? channelName(channel.key, channel.label) : detail;
  };
  const lines = (sums: readonly Sum[], { usernames, linkNames }: Names) =>
    newestFirst(sums)
      .map((row) => [
        row.day,
        usernames.get(row.card_id) ?? "",
        kindOf(row),
        sourceOf(row, linkNames),
        detailOf(row),
        String(row.count),
        t(row.day.length === 7 ? "ofMonth" : "ofDay"),
      ])
      .map(toCsvLine)
      .join("");
  return { head: `\ufeff${toCsvLine(HEADINGS.map((heading) => t(heading)))}`, lines };
}

function newestFirst(sums: readonly Sum[]): Sum[] {
  return sums.toSorted(
    (a, b) =>
      compare(b.day, a.day) ||
      compare(a.card_id, b.card_id) ||
      compare(a.kind, b.kind) ||
      compare(a.source, b.source) ||
      compare(a.detail, b.detail),
  );
}

function isKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

function isSource(text: string): text is Source {
  return (SOURCES as readonly string[]).includes(text);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
