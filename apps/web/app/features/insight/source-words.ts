import { counted, formatNumber, formatPercent } from "@visita/domain/format";
import { SOURCE_LABELS } from "@visita/domain/insight/insight.constants";
import type { InsightSource, Insights } from "@visita/domain/insight/insight.contract";

/** A way by which people came; of a link its own name. */
export function sourceName({ source, name }: Pick<InsightSource, "source" | "name">): string {
  return source === "link" ? (name ?? "") : SOURCE_LABELS[source];
}

/** What somebody left whose view was not counted: they came on the day before, or their browser runs no scripts. */
export function withoutViewWords({ saves, details }: Pick<InsightSource, "saves" | "details">): string {
  if (details === 0) return counted(saves, "save");
  return details === 1 ? "Details left" : `Details left ${formatNumber(details)} times`;
}

/** How many parts of the bar have a colour of their own. */
const SPLIT_PARTS = 3;

export type SplitPart = { name: string; views: number };

/** The parts of the bar: the first three ways, then all others as one. */
export function splitParts(sources: readonly InsightSource[]): SplitPart[] {
  const parts = sources.slice(0, SPLIT_PARTS).map((way) => ({ name: sourceName(way), views: way.views }));
  const others = sources.slice(SPLIT_PARTS).reduce((sum, { views }) => sum + views, 0);
  return [...parts, { name: "others", views: others }].filter(({ views }) => views > 0);
}

/** The bar for those who do not see it. */
export function splitSentence(parts: readonly SplitPart[]): string {
  const all = parts.reduce((sum, { views }) => sum + views, 0);
  return parts.map(({ name, views }) => `${name} ${formatPercent(views, all)}`).join(", ");
}

/** Up to so many ways are listed; of more, one less, so that "Show more" never stands for a single one. */
const LISTED_WAYS = 10;

export function listedWays(count: number): number {
  return count > LISTED_WAYS ? LISTED_WAYS - 1 : count;
}

export type DeviceShare = { share: string; on: string };

/** Shares of the devices that came; none where no device is known. */
export function deviceShares({ phone, tablet, desktop }: Insights["devices"]): DeviceShare[] {
  const all = phone + tablet + desktop;
  return [
    { views: phone, on: "on phones" },
    { views: tablet, on: "on tablets" },
    { views: desktop, on: "on desktops" },
  ].flatMap(({ views, on }) => (views > 0 ? [{ share: formatPercent(views, all), on }] : []));
}
