import { counted, dayWords, monthWord } from "@visita/domain/format";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import { isMonthly } from "../periods.ts";
import type { Anchor } from "./chart-layout.ts";

/** Average widths of a letter, in pixels, rounded up: text in an SVG cannot be asked for its width before it is drawn. */
const TITLE_LETTER = 7.8;
const DETAIL_LETTER = 7;
/** A link's name is shortened to no fewer letters than these, and else left out. */
const MIN_NAME_LETTERS = 6;

type Plot = { left: number; right: number; width: number; isNarrow: boolean };
type Dot = { x: number; y: number };

export type Callout = {
  x: number;
  titleY: number;
  detailY: number;
  anchor: Anchor;
  title: string;
  detail: string;
};

/** What stands at the peak: right of it; above it in the last third; above the plot on phones. */
export function placeCallout(
  point: InsightPoint,
  dot: Dot,
  plot: Plot,
  period: Period,
  isOpen: boolean,
): Callout {
  const title = `${counted(point.views, "view")}, ${counted(point.saves, "save")}`;
  const when = timeWords(point.day, period, isOpen);
  if (plot.isNarrow) {
    const half = (Math.max(title.length * TITLE_LETTER, when.length * DETAIL_LETTER) + 4) / 2;
    const x = Math.max(half, Math.min(dot.x, plot.width - half));
    return { x, titleY: 14, detailY: 31, anchor: "middle", title, detail: when };
  }
  if (isInLastThird(dot.x, plot)) {
    const detail = withLink(when, point.mostly, dot.x);
    return { x: dot.x + 4, titleY: dot.y - 33, detailY: dot.y - 15, anchor: "end", title, detail };
  }
  // Not below the peak, where the curve goes on.
  const x = dot.x + 13;
  const detail = withLink(when, point.mostly, plot.right - x);
  return { x, titleY: dot.y - 16, detailY: dot.y + 2, anchor: "start", title, detail };
}

export function isInLastThird(x: number, { left, right }: Pick<Plot, "left" | "right">): boolean {
  return x > left + ((right - left) * 2) / 3;
}

function timeWords(day: string, period: Period, isOpen: boolean): string {
  if (isMonthly(period)) return isOpen ? `${monthWord(day)}, not over yet` : monthWord(day);
  return isOpen ? "Today" : dayWords(day);
}

/** "12 April, mostly Salone del Mobile", as far as there is room. */
function withLink(when: string, link: string | null, room: number): string {
  if (link === null) return when;
  const start = `${when}, mostly `;
  const letters = Math.floor(room / DETAIL_LETTER) - start.length;
  const name = [...link];
  if (name.length <= letters) return start + link;
  return letters < MIN_NAME_LETTERS
    ? when
    : `${start}${name
        .slice(0, letters - 1)
        .join("")
        .trimEnd()}…`;
}
