import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Insights, InsightsQuery } from "@visita/domain/insight/insight.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import type { ArchivePart } from "../../lib/archive-part.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { findLanguage } from "../account/account.service.ts";
import { listCards } from "../card/card.service.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import { findLinkNames } from "../link/link-names.service.ts";
import type { LinkSums } from "../link/link-state.service.ts";
import { findFirstDay, hasViews, listDays } from "./day-sum.store.ts";
import { toCsv } from "./insight-csv.ts";
import { daysFrom, insightPeriod, pointOf } from "./insight-period.ts";
import { type LinkRow, listLinkSums, listTeamLinkSums, listTotals } from "./link-sum.store.ts";
import {
  actionsOf,
  addDayFigures,
  CountGroups,
  noFigures,
  seriesOf,
  sourcesOf,
  sumsByDay,
  totalsOf,
} from "./summarize.ts";

export async function findInsights(
  context: AppContext,
  ownerId: string,
  query: InsightsQuery,
): Promise<Insights> {
  const { db, replicas } = context;
  const { cards, asked, period } = await readQuery(context, ownerId, query);
  const { from, to, before } = period;
  // All cards, also when one is asked for: their totals are in the answer too.
  const cardIds = cards.map(({ cardid }) => cardid);
  const { days, firstDay } = await replicas.read([], async (replica) => ({
    days: await listDays(replica, { cardIds, from: before.from, to }),
    firstDay: await findFirstDay(replica, asked),
  }));
  const names = await findLinkNames(db, asked);
  const groups = new CountGroups();
  const beforeTotals = noFigures();
  for (const day of days) {
    const point = pointOf(day.day, period);
    if (point >= from) groups.add({ ...day, day: point });
    else if (asked.includes(day.card_id)) addDayFigures(beforeTotals, day);
  }
  const sums = groups.sums();
  const ofAsked = sums.filter(({ card_id }) => asked.includes(card_id));
  const byCard = Map.groupBy(sums, ({ card_id }) => card_id);
  return {
    from,
    to,
    countedSince: firstDay ?? null,
    daysFrom: daysFrom(period, firstDay),
    totals: totalsOf(ofAsked),
    before: { ...before, ...beforeTotals },
    series: seriesOf(ofAsked, period.points, names),
    sources: sourcesOf(ofAsked, names),
    ...actionsOf(ofAsked),
    cards: cards.map(({ cardid, username }) => ({
      cardid,
      username,
      ...totalsOf(byCard.get(cardid) ?? []),
    })),
  };
}

/** One line for each day, card, kind, way and detail. */
export async function exportInsights(
  context: AppContext,
  ownerId: string,
  query: InsightsQuery & { readonly language: OwnerLanguage },
): Promise<{ fileName: string; csv: string }> {
  const { cards, asked, period } = await readQuery(context, ownerId, query);
  const { from, to } = period;
  const days = await context.replicas.read([], (replica) => listDays(replica, { cardIds: asked, from, to }));
  const usernames = new Map(cards.map(({ cardid, username }) => [cardid, username]));
  const names = { usernames, linkNames: await findLinkNames(context.db, asked) };
  const csv = await toCsv(sumsByDay(days), names, query.language);
  return { fileName: `insights-${from}-to-${to}.csv`, csv };
}

/** Whether anybody but their owner has ever opened one of them. */
export function wereCardsSeen({ replicas }: AppContext, cardIds: readonly string[]): Promise<boolean> {
  return replicas.read([], (replica) => hasViews(replica, cardIds));
}

/** How often each of the cards was opened since a day. Cards that nobody has opened are missing in the map. */
export async function findViews(
  db: Db,
  cardIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  const views = new Map<string, number>();
  for (const day of await listDays(db, { cardIds, from: since, to: FOREVER.to })) {
    const figures = noFigures();
    addDayFigures(figures, day);
    if (figures.views > 0) views.set(day.card_id, (views.get(day.card_id) ?? 0) + figures.views);
  }
  return views;
}

/** Views of cards from a day on, by source or by the id of the link that brought them. */
export async function countViewsBySource(
  { replicas }: AppContext,
  cardIds: readonly string[],
  from: string,
): Promise<Record<string, number>> {
  const days = await replicas.read([], (replica) => listDays(replica, { cardIds, from, to: FOREVER.to }));
  const views: Record<string, number> = {};
  for (const { kind, source, count } of sumsByDay(days)) {
    if (kind === "view") views[source] = (views[source] ?? 0) + count;
  }
  return views;
}

/** Of all cards; days without a view are missing. */
export async function findViewsByDay(db: Db, since: string): Promise<ReadonlyMap<string, number>> {
  const byDay = new Map<string, number>();
  for (const { day, views } of await listTotals(db, since))
    byDay.set(day, (byDay.get(day) ?? 0) + Number(views));
  return byDay;
}

const FOREVER = { from: "0000", to: "9999" };

/** Everything that was counted for a card; of days that are folded the month. */
async function cardInsightsCsv(
  db: Db,
  { cardid, username }: { cardid: string; username: string },
  language: OwnerLanguage,
): Promise<string> {
  const days = await listDays(db, { cardIds: [cardid], ...FOREVER });
  const linkNames = await findLinkNames(db, [cardid]);
  return toCsv(sumsByDay(days), { usernames: new Map([[cardid, username]]), linkNames }, language);
}

/** Throws `not_found` for a card that is not the caller's. */
async function readQuery(context: AppContext, ownerId: string, { card, days }: InsightsQuery) {
  const { now } = context;
  const own = await listCards(context, ownerId);
  const ids = own.map(({ cardid }) => cardid);
  if (card !== undefined && !ids.includes(card)) throw new AppError("not_found", TEXT.cardNotFound);
  return {
    cards: own,
    asked: card === undefined ? ids : [card],
    period: insightPeriod(Number(days) as Period, utcDay(now())),
  };
}

/** For the copy of an account; one card at a time, which bounds the memory. */
export async function insightPart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const cards = await listStoredCards(context, accountId);
  const language = await findLanguage(context.db, accountId);
  return {
    name: "insights",
    count: cards.length,
    async *files(report) {
      for (const { card } of cards) {
        yield {
          path: `insights/${card.username}.csv`,
          content: await cardInsightsCsv(context.db, card, language),
        };
        report(1);
      }
    },
  };
}

/** By the link's id, since it was made. Links that brought nobody are missing in the map. */
export async function findLinkSums(db: Db, cardId: string): Promise<ReadonlyMap<string, LinkSums>> {
  return sumsBy("link_id", await listLinkSums(db, cardId));
}

/** The same of links of a team, over all of its cards. */
export async function findTeamLinkSums(
  { replicas }: AppContext,
  teamId: string,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, LinkSums>> {
  if (linkIds.length === 0) return new Map();
  return sumsBy("link_id", await replicas.read([], (db) => listTeamLinkSums(db, teamId, linkIds)));
}

/** Of one link of a team, by the card's id. */
export async function findLinkSumsByCard(
  { replicas }: AppContext,
  teamId: string,
  linkId: string,
): Promise<ReadonlyMap<string, LinkSums>> {
  return sumsBy("card_id", await replicas.read([], (db) => listTeamLinkSums(db, teamId, [linkId])));
}

function sumsBy(key: "link_id" | "card_id", rows: readonly LinkRow[]): Map<string, LinkSums> {
  const sums = new Map<string, LinkSums>();
  for (const { [key]: id, views, saves, details } of rows) {
    const link = sums.get(id) ?? { views: 0, saves: 0, details: 0 };
    link.views += views;
    link.saves += saves;
    link.details += details;
    sums.set(id, link);
  }
  return sums;
}
