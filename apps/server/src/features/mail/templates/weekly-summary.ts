import { SOURCE_LABELS, type Source } from "@visita/domain/insight/insight.constants";
import type { MailTemplate } from "./mail-template.ts";

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

/** To an owner who asked for it, about all cards together. */
export const weeklySummary: MailTemplate<WeeklySummary> = {
  budget: "summary",
  write: ({ from, to, totals, before, days, sources, tapped, stopUrl }, { publicUrl }) => {
    const sentence = [waysSentence(sources), tappedSentence(tapped)].filter(Boolean).join(" ");
    const views = count(totals.views, "view");
    const saves = count(totals.saves, "save");
    return {
      subject: `Your week: ${views}, ${saves}`,
      title: `Your week, ${dayRange(from, to)}`,
      preview: `${views}, ${saves}, ${count(totals.visitors, "visitor")}.`,
      unsubscribeUrl: stopUrl,
      blocks: [
        { type: "paragraph", text: "All your cards together." },
        {
          type: "figures",
          figures: [
            { label: "Views", value: totals.views, change: change(totals.views, before.views) },
            { label: "Visitors", value: totals.visitors, change: change(totals.visitors, before.visitors) },
            { label: "Saves", value: totals.saves, change: change(totals.saves, before.saves) },
            { label: "Details left", value: totals.details, change: change(totals.details, before.details) },
          ],
        },
        {
          type: "bars",
          title: "Views by day",
          bars: days.map(({ day, views: value }) => ({ label: WEEKDAY.format(Date.parse(day)), value })),
        },
        ...(sentence === "" ? [] : [{ type: "paragraph", text: sentence } as const]),
        { type: "button", label: "Open Insights", url: `${publicUrl}/insights?days=7` },
        {
          type: "caution",
          text: "You asked for this email once a week.",
          link: { label: "Stop the weekly summary", url: stopUrl },
        },
      ],
    };
  },
};

const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** "17 to 23 April", "27 April to 3 May". */
function dayRange(from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(Number(from.slice(8))) : DAY.format(Date.parse(from));
  return `${first} to ${DAY.format(Date.parse(to))}`;
}

function change(now: number, before: number): string {
  if (now === 0 && before === 0) return "None in either week";
  if (now === before) return "The same as the week before";
  const difference = Math.abs(now - before).toLocaleString("en");
  return `${difference} ${now > before ? "more" : "fewer"} than the week before`;
}

function waysSentence(sources: WeeklySummary["sources"]): string {
  const named = sources
    .filter(({ views }) => views > 0)
    .slice(0, SOURCES_NAMED)
    .map(({ source, name, views }) => `${wayName(source, name)} (${views.toLocaleString("en")})`);
  if (named.length === 0) return "";
  const last = named.at(-1);
  const ways = named.length === 1 ? last : `${named.slice(0, -1).join(", ")} and ${last}`;
  return `Most people came by ${ways}.`;
}

function wayName(source: Source | "link", name: string | null): string {
  if (source === "link") return `the link ${name ?? ""}`;
  const label = SOURCE_LABELS[source];
  return `the ${/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()}`;
}

function tappedSentence(tapped: WeeklySummary["tapped"]): string {
  if (!tapped) return "";
  const times = tapped.count === 1 ? "once" : `${tapped.count.toLocaleString("en")} times`;
  return `${tapped.channel} was tapped most, ${times}.`;
}

function count(value: number, thing: string): string {
  return `${value.toLocaleString("en")} ${thing}${value === 1 ? "" : "s"}`;
}
