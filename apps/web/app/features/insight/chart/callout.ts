import { dayWords, formatEnumeration, monthWord } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import type { InsightWords } from "@visita/domain/owner-messages/insights";
import { isMonthly } from "../periods.ts";
import { type Anchor, isNarrow, type Plot, plotLength } from "./chart-layout.ts";

/** Average widths of a Latin letter, in pixels, rounded up: text in an SVG cannot be asked for its width before it is drawn. */
const TITLE_LETTER = 7.8;
const DETAIL_LETTER = 7;
const WIDE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;
/** A link's name is shortened to no fewer letters than these, and else left out. */
const MIN_NAME_LETTERS = 6;

type Dot = { x: number; y: number };

export type Callout = {
  x: number;
  titleY: number;
  detailY: number;
  anchor: Anchor;
  title: string;
  detail: string;
};

/** What stands at the peak: after it; above it in the last third; above the plot on phones. */
export function placeCallout(
  point: InsightPoint,
  dot: Dot,
  plot: Plot,
  period: Period,
  isOpen: boolean,
  t: InsightWords,
): Callout {
  const counts = [t("viewCount", { count: point.views }), t("saveCount", { count: point.saves })];
  const title = formatEnumeration(t.language, counts);
  const when = timeWords(point.day, period, isOpen, t);
  const { forward } = plot;
  if (isNarrow(plot.width)) {
    const half = (Math.max(lettersOf(title) * TITLE_LETTER, lettersOf(when) * DETAIL_LETTER) + 4) / 2;
    const x = Math.max(half, Math.min(dot.x, plot.width - half));
    return { x, titleY: 14, detailY: 31, anchor: "middle", title, detail: when };
  }
  if (isInLastThird(dot.x, plot)) {
    const room = forward === 1 ? dot.x : plot.width - dot.x;
    const detail = withLink(when, point.mostly, room, t);
    return { x: dot.x + 4 * forward, titleY: dot.y - 33, detailY: dot.y - 15, anchor: "end", title, detail };
  }
  // Not below the peak, where the curve goes on.
  const x = dot.x + 13 * forward;
  const detail = withLink(when, point.mostly, Math.abs(plot.end - x), t);
  return { x, titleY: dot.y - 16, detailY: dot.y + 2, anchor: "start", title, detail };
}

export function isInLastThird(x: number, plot: Plot): boolean {
  return Math.abs(x - plot.start) > (plotLength(plot) * 2) / 3;
}

function timeWords(day: string, period: Period, isOpen: boolean, t: InsightWords): string {
  if (!isMonthly(period)) return isOpen ? t("today") : dayWords(t.language, day);
  const month = monthWord(t.language, day);
  return isOpen ? t("monthNotOver", { month }) : month;
}

/** "12 April, mostly Salone del Mobile", as far as there is room. */
function withLink(when: string, link: string | null, room: number, t: InsightWords): string {
  if (link === null) return when;
  const withName = (name: string) => t("mostlyFrom", { when, link: name });
  const letters = Math.floor(room / DETAIL_LETTER) - lettersOf(withName(""));
  const name = [...link];
  if (lettersOf(link) <= letters) return withName(link);
  if (letters < MIN_NAME_LETTERS) return when;
  while (lettersOf(name.join("")) >= letters) name.pop();
  return withName(`${name.join("").trimEnd()}…`);
}

/** How wide a text is, in Latin letters: those of East Asian scripts are as wide as two. */
function lettersOf(text: string): number {
  return [...text].length + (text.match(WIDE_LETTER)?.length ?? 0);
}
