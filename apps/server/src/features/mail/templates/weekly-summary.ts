import { dayWords, formatList, formatNumber } from "@visita/domain/format";
import { SOURCE_LABELS, type Source } from "@visita/domain/insight/insight.constants";
import { prepared, template } from "./mail-template.ts";

type Figures = { views: number; visitors: number; saves: number; details: number };

export type WeeklySummary = {
  /** First and last day, such as "2026-04-17". */
  from: string;
  to: string;
  totals: Figures;
  before: Figures;
  days: readonly { day: string; views: number }[];
  /** Most views first. */
  sources: readonly { source: Source | "link"; name: string | null; views: number }[];
  /** What was tapped most; null when nothing was. */
  tapped: { channel: string; count: number } | null;
  /** Stops these mails. */
  stopUrl: string;
};

const SOURCES_NAMED = 3;

const FIGURES = ["views", "visitors", "saves", "details"] as const;

/** To an owner who asked for it, about all cards together. */
export const weeklySummary = prepared(
  template<ReturnType<typeof prepare>, "weekly_summary">(
    "summary",
    "weekly_summary",
    ({ text, paragraph, button, caution }, week) => {
      const change = (now: number, before: number) => {
        if (now === before) return text(now === 0 ? "none" : "same");
        const difference = formatNumber(Math.abs(now - before));
        return text(now > before ? "more" : "fewer", { difference });
      };
      const ways = week.sources.map(({ source, name, views }) => {
        const times = formatNumber(views);
        return source === "link"
          ? text("byLink", { link: name ?? "", times })
          : text("bySource", { source: sourceName(source), times });
      });
      const sentences = [
        ...(ways.length > 0 ? [text("cameBy", { ways: formatList(ways) })] : []),
        ...(week.tapped ? [text(week.tapped.times === "1" ? "tappedOnce" : "tappedOften", week.tapped)] : []),
      ];
      return [
        paragraph("together"),
        {
          type: "figures",
          figures: FIGURES.map((name) => ({
            label: text(name),
            value: week[name],
            change: change(week[name], week.before[name]),
          })),
        },
        {
          type: "bars",
          title: text("viewsByDay"),
          bars: week.days.map(({ day, views }) => ({ label: WEEKDAY.format(Date.parse(day)), value: views })),
        },
        ...(sentences.length > 0 ? [{ type: "paragraph", text: sentences.join(" ") } as const] : []),
        button("open", "/insights?days=7"),
        caution("asked", "stop", week.unsubscribeUrl),
      ];
    },
  ),
  prepare,
);

function prepare({ from, to, totals, sources, tapped, stopUrl, ...week }: WeeklySummary) {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return {
    ...week,
    ...totals,
    first: isOneMonth ? String(Number(from.slice(8))) : dayWords(from),
    last: dayWords(to),
    sources: sources.filter(({ views }) => views > 0).slice(0, SOURCES_NAMED),
    tapped: tapped && { channel: tapped.channel, times: formatNumber(tapped.count) },
    unsubscribeUrl: stopUrl,
  };
}

const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });

/** In a sentence: "menu", but "QR code". */
function sourceName(source: Source): string {
  const label = SOURCE_LABELS[source];
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
}
