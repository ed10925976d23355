import { formatEnumeration, formatPercent } from "@visita/domain/format";
import type { InsightSource, Insights } from "@visita/domain/insight/insight.contract";
import type { InsightWords } from "@visita/domain/owner-messages/insights";

/** A way by which people came; of a link its own name. */
export function sourceName(
  { source, name }: Pick<InsightSource, "source" | "name">,
  t: InsightWords,
): string {
  if (source !== "link") return t(source);
  return name ?? t("unnamedLinks");
}

/** What somebody left whose view was not counted: they came on the day before, or their browser runs no scripts. */
export function withoutViewWords(
  { saves, details }: Pick<InsightSource, "saves" | "details">,
  t: InsightWords,
): string {
  return details === 0 ? t("saveCount", { count: saves }) : t("detailsLeft", { count: details });
}

/** How many parts of the bar have a colour of their own. */
const SPLIT_PARTS = 3;

export type SplitPart = { name: string; views: number };

/** The parts of the bar: the first three ways, then all others as one. */
export function splitParts(sources: readonly InsightSource[], t: InsightWords): SplitPart[] {
  const parts = sources.slice(0, SPLIT_PARTS).map((way) => ({ name: sourceName(way, t), views: way.views }));
  const others = sources.slice(SPLIT_PARTS).reduce((sum, { views }) => sum + views, 0);
  return [...parts, { name: t("others"), views: others }].filter(({ views }) => views > 0);
}

/** The bar for those who do not see it. */
export function splitSentence(parts: readonly SplitPart[], t: InsightWords): string {
  const all = parts.reduce((sum, { views }) => sum + views, 0);
  return formatEnumeration(
    t.language,
    parts.map(({ name, views }) =>
      t("wayShare", { way: name, share: formatPercent(t.language, views, all) }),
    ),
  );
}

/** Up to so many ways are listed; of more, one less, so that "Show more" never stands for a single one. */
const LISTED_WAYS = 10;

export function listedWays(count: number): number {
  return count > LISTED_WAYS ? LISTED_WAYS - 1 : count;
}

/** Shares of the devices that came, each in a tag. */
export function deviceWords({ phone, tablet, desktop }: Insights["devices"], t: InsightWords): string {
  const all = phone + tablet + desktop;
  if (all === 0) return t("noDevices");
  const devices = [
    { views: phone, on: "onPhones" },
    { views: tablet, on: "onTablets" },
    { views: desktop, on: "onDesktops" },
  ] as const;
  const shares = devices
    .filter(({ views }) => views > 0)
    .map(({ views, on }) => t(on, { share: formatPercent(t.language, views, all) }));
  return t("devices", { shares: formatEnumeration(t.language, shares) });
}
