import { SHARE_TARGETS, SOURCES, type Source } from "@visita/domain/insight/insight.constants";
import type { Figures, InsightPoint, InsightSource, Insights } from "@visita/domain/insight/insight.contract";
import type { DayCounts } from "./day-sum.store.ts";
import { addCounts, type Counts, kindOf, type Sum, unpackKey } from "./packed-counts.ts";

/** Adds up what was counted by card and day, as these are given to `add`. */
export class CountGroups {
  readonly #groups = new Map<string, { card_id: string; day: string; counts: Counts }>();

  add({ card_id, day, counts }: DayCounts): void {
    const key = `${card_id} ${day}`;
    const group = this.#groups.get(key);
    if (group) addCounts(group.counts, counts);
    else this.#groups.set(key, { card_id, day, counts: { ...counts } });
  }

  sums(): Sum[] {
    return [...this.#groups.values()].flatMap(({ card_id, day, counts }) =>
      Object.entries(counts).map(([key, count]) => ({ card_id, day, ...unpackKey(key), count })),
    );
  }
}

/** What was counted each day; of a month of which no days are kept in its place. */
export function sumsByDay(days: readonly DayCounts[]): Sum[] {
  const groups = new CountGroups();
  for (const day of days) groups.add(day);
  return groups.sums();
}

/** Kinds of sums that are figures. */
export const FIGURE_OF_KIND: Readonly<Record<string, keyof Figures>> = {
  view: "views",
  visitor: "visitors",
  save: "saves",
  exchange: "details",
};

export function noFigures(): Figures {
  return { views: 0, visitors: 0, saves: 0, details: 0 };
}

/** Adds sums to figures; kinds that are no figure are left out. */
export function addFigures(figures: Figures, { kind, count }: { kind: string; count: number }): void {
  const name = FIGURE_OF_KIND[kind];
  if (name) figures[name] += count;
}

export function addDayFigures(figures: Figures, { counts }: DayCounts): void {
  for (const key in counts) addFigures(figures, { kind: kindOf(key), count: counts[key] ?? 0 });
}

export function totalsOf(sums: readonly { kind: string; count: number }[]): Figures {
  const totals = noFigures();
  for (const sum of sums) addFigures(totals, sum);
  return totals;
}

export function seriesOf(
  sums: readonly Sum[],
  points: readonly string[],
  linkNames: ReadonlyMap<string, string>,
): InsightPoint[] {
  const byDay = Map.groupBy(sums, ({ day }) => day);
  return points.map((day) => {
    const ofDay = byDay.get(day) ?? [];
    const totals = totalsOf(ofDay);
    return { day, ...totals, mostly: mostlyFrom(ofDay, totals.views, linkNames) };
  });
}

/** The name of the link that brought more than half of the views. */
function mostlyFrom(
  sums: readonly Sum[],
  views: number,
  linkNames: ReadonlyMap<string, string>,
): string | null {
  const bySource = new Map<string, number>();
  for (const { kind, source, count } of sums) {
    if (kind === "view") bySource.set(source, (bySource.get(source) ?? 0) + count);
  }
  const most = [...bySource].find(([, count]) => count * 2 > views);
  return (most && linkNames.get(most[0])) ?? null;
}

/** Links that are not named together: those that people have made for their own cards. */
const UNNAMED = "unnamed links";

function isKnown(source: string, linkNames: ReadonlyMap<string, string>): boolean {
  return isBuiltIn(source) || linkNames.has(source);
}

function isBuiltIn(source: string): boolean {
  return (SOURCES as readonly string[]).includes(source);
}

export function sourcesOf(sums: readonly Sum[], linkNames: ReadonlyMap<string, string>): InsightSource[] {
  const sources = new Map<string, Figures>();
  for (const sum of sums) {
    if (sum.source === "" || !(sum.kind in FIGURE_OF_KIND)) continue;
    const source = isKnown(sum.source, linkNames) ? sum.source : UNNAMED;
    const figures = sources.get(source) ?? noFigures();
    addFigures(figures, sum);
    sources.set(source, figures);
  }
  const rows = [...sources].map(([source, { visitors: _, ...figures }]): InsightSource => {
    if (source === UNNAMED) return { source: "link", linkid: null, name: null, ...figures };
    return isBuiltIn(source)
      ? { source: source as Source, linkid: null, name: null, ...figures }
      : { source: "link", linkid: source, name: linkNames.get(source) ?? "", ...figures };
  });
  return rows.toSorted((a, b) => b.views - a.views || b.saves - a.saves || rank(a) - rank(b));
}

function rank({ source }: InsightSource): number {
  return source === "link" ? SOURCES.length : SOURCES.indexOf(source);
}

/** Counts of one kind by detail, most first. */
function byDetail(sums: readonly Sum[], kind: string): [detail: string, count: number][] {
  const counts = new Map<string, number>();
  for (const sum of sums) {
    if (sum.kind === kind) counts.set(sum.detail, (counts.get(sum.detail) ?? 0) + sum.count);
  }
  return [...counts].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
}

type Actions = Pick<Insights, "taps" | "shares" | "qrOpened" | "devices">;

export function actionsOf(sums: readonly Sum[]): Actions {
  const devices = Object.fromEntries(byDetail(sums, "device"));
  return {
    taps: byDetail(sums, "tap").map(([channel, count]) => ({ channel, count })),
    shares: byDetail(sums, "share").flatMap(([detail, count]) => {
      const target = SHARE_TARGETS.find((known) => known === detail);
      return target ? [{ target, count }] : [];
    }),
    qrOpened: byDetail(sums, "qr").reduce((total, [, count]) => total + count, 0),
    devices: {
      phone: devices["phone"] ?? 0,
      tablet: devices["tablet"] ?? 0,
      desktop: devices["desktop"] ?? 0,
    },
  };
}
