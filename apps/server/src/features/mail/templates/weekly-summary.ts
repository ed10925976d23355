import { channelOf } from "@visita/domain/card/channels";
import type { Source } from "@visita/domain/insight/insight.constants";
import { localeOf, type OwnerLanguage } from "@visita/domain/language/languages";
import { channelNameIn } from "@visita/domain/messages/channels";
import { type MailWeeklyText, mailWeeklyTexts } from "@visita/domain/owner-messages/mail-weekly";
import { caution, paragraph } from "./mail-blocks.ts";
import type { MailBlock } from "./mail-content.ts";
import { templatesOf } from "./mail-template.ts";

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
  /** What was tapped most, by the key of the channel; null when nothing was. */
  tapped: { channel: string; count: number } | null;
  /** Stops these mails. */
  stopUrl: string;
};

const MAX_SOURCES = 3;

const FIGURES = ["views", "visitors", "saves", "details"] as const;

const BY_SOURCE = {
  qr: "byQr",
  direct: "byDirect",
  signature: "bySignature",
  print: "byPrint",
  wallet: "byWallet",
  nfc: "byNfc",
  background: "byBackground",
  page: "byPage",
} as const satisfies Record<Source, string>;

/** To an owner who asked for it, about all cards together. */
export const weeklySummary = templatesOf(mailWeeklyTexts)<WeeklySummary>(
  "summary",
  async (t, week, { language, button }) => {
    const { totals, stopUrl } = week;
    const views = t("viewCount", { count: totals.views });
    const saves = t("saveCount", { count: totals.saves });
    const visitors = t("visitorCount", { count: totals.visitors });
    return {
      subject: t("subject", { views, saves }),
      title: titleOf(t, week, language),
      preview: t("preview", { views, saves, visitors }),
      unsubscribeUrl: stopUrl,
      blocks: [
        paragraph(t("together")),
        figuresBlock(t, week, language),
        barsBlock(t, week, language),
        ...waysBlock(t, week, language),
        ...(await tappedBlock(t, week, language)),
        button(t("open"), "/insights?days=7"),
        caution(t("asked"), { label: t("stop"), url: stopUrl }),
      ],
    };
  },
);

/** Days never break between number and month. */
function titleOf(t: MailWeeklyText, { from, to }: WeeklySummary, language: OwnerLanguage): string {
  const days = new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const dayWords = (day: string) => days.format(Date.parse(day)).replaceAll(" ", "\u00a0");
  if (from.slice(0, 7) !== to.slice(0, 7)) return t("title", { first: dayWords(from), last: dayWords(to) });
  const dayOf = (day: string) => Number(day.slice(8));
  const month = days.formatToParts(Date.parse(to)).find(({ type }) => type === "month")?.value ?? "";
  return t("titleInMonth", { first: dayOf(from), last: dayOf(to), month });
}

function figuresBlock(
  t: MailWeeklyText,
  { totals, before }: WeeklySummary,
  language: OwnerLanguage,
): MailBlock {
  const numbers = new Intl.NumberFormat(localeOf(language));
  return {
    type: "figures",
    figures: FIGURES.map((name) => {
      const label = t(name);
      const value = numbers.format(totals[name]);
      const change = changeWords(t, totals[name], before[name]);
      return { label, value, change, line: t("figure", { label, value, change }) };
    }),
  };
}

function changeWords(t: MailWeeklyText, now: number, before: number): string {
  if (now === before) return t(now === 0 ? "none" : "same");
  return t(now > before ? "more" : "fewer", { count: Math.abs(now - before) });
}

function barsBlock(t: MailWeeklyText, { days }: WeeklySummary, language: OwnerLanguage): MailBlock {
  const locale = localeOf(language);
  // Short ones are whole words in Arabic: seven of them are wider than a phone.
  const weekday = language === "ar" ? "narrow" : "short";
  const weekdays = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  const numbers = new Intl.NumberFormat(locale);
  return {
    type: "bars",
    title: t("viewsByDay"),
    bars: days.map(({ day, views }) => ({
      label: weekdays.format(Date.parse(day)),
      value: views,
      text: numbers.format(views),
    })),
  };
}

function waysBlock(t: MailWeeklyText, { sources }: WeeklySummary, language: OwnerLanguage): MailBlock[] {
  const ways = sources
    .filter(({ views }) => views > 0)
    .slice(0, MAX_SOURCES)
    .map(({ source, name, views }) =>
      source === "link" ? t("byLink", { link: name ?? "", views }) : t(BY_SOURCE[source], { views }),
    );
  if (ways.length === 0) return [];
  const list = new Intl.ListFormat(localeOf(language)).format(ways);
  return [paragraph(t("cameBy", { ways: list }))];
}

async function tappedBlock(
  t: MailWeeklyText,
  { tapped }: WeeklySummary,
  language: OwnerLanguage,
): Promise<MailBlock[]> {
  if (!tapped) return [];
  const { channel: key, count } = tapped;
  const nameOf = await channelNameIn(language);
  return [paragraph(t("tapped", { channel: nameOf(key, channelOf(key)?.label ?? key), count }))];
}
