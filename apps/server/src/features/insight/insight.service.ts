import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Insights, InsightsQuery } from "@visita/domain/insight/insight.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import type { ArchivePart } from "../../lib/archive-part.ts";
import { startOfDay, utcDay } from "../../lib/utc-time.ts";
import { findLanguage } from "../account/account.service.ts";
import { listCards } from "../card/card.service.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import { findLinkNames } from "../link/link-names.service.ts";
import type { LinkSums } from "../link/link-state.service.ts";
import {
  findFirstDay,
  hasViews,
  listDaySums,
  listLinkTotals,
  listLinkTotalsByCard,
  listMonthSums,
  listSourceTotals,
  listTeamTotals,
  listTotals,
  listViewSources,
} from "./insight.store.ts";
import { toCsv } from "./insight-csv.ts";
import { type DayRange, insightPeriod } from "./insight-period.ts";
import { actionsOf, FIGURE_OF_KIND, seriesOf, sourcesOf, totalsOf } from "./summarize.ts";

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
  const { sums, beforeSums, firstDay } = await replicas.read([], async (replica) => ({
    sums: period.isByMonth
      ? await listMonthSums(replica, cardIds, period.points)
      : await listDaySums(replica, { cardIds, from, to }),
    beforeSums: await listTotals(replica, { cardIds: asked, ...before }, Object.keys(FIGURE_OF_KIND)),
    firstDay: await findFirstDay(replica, asked),
  }));
  const names = await findLinkNames(db, asked);
  const ofAsked = sums.filter(({ card_id }) => asked.includes(card_id));
  const byCard = Map.groupBy(sums, ({ card_id }) => card_id);
  return {
    from,
    to,
    // Of days that are folded only the month is known.
    countedSince: firstDay === undefined ? null : utcDay(startOfDay(`${firstDay}-01`.slice(0, 10))),
    totals: totalsOf(ofAsked),
    before: { ...before, ...totalsOf(beforeSums) },
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
  const sums = await context.replicas.read([], (replica) =>
    listDaySums(replica, { cardIds: asked, from, to }),
  );
  const usernames = new Map(cards.map(({ cardid, username }) => [cardid, username]));
  const names = { usernames, linkNames: await findLinkNames(context.db, asked) };
  const csv = await toCsv(sums, names, query.language);
  return { fileName: `insights-${from}-to-${to}.csv`, csv };
}

/** Whether anybody but their owner has ever opened one of them. */
export function wereCardsSeen({ replicas }: AppContext, cardIds: readonly string[]): Promise<boolean> {
  return replicas.read([], (replica) => hasViews(replica, cardIds));
}

/** Views of cards from a day on, by source or by the id of the link that brought them. */
export async function countViewsBySource(
  { replicas }: AppContext,
  cardIds: readonly string[],
  from: string,
): Promise<Record<string, number>> {
  if (cardIds.length === 0) return {};
  const rows = await replicas.read([], (replica) => listViewSources(replica, cardIds, from));
  return Object.fromEntries(rows.map(({ source, count }) => [source, Number(count)]));
}

/** Of all cards of a team in the last seven days, today included, and in the seven before them. */
export async function findTeamWeek({ replicas, now }: AppContext, teamId: string) {
  const { from, to, before } = insightPeriod(7, utcDay(now()));
  const figuresOf = async (range: DayRange) => {
    const totals = await replicas.read([], (replica) =>
      listTeamTotals(replica, { teamId, ...range }, ["view", "exchange"]),
    );
    const views = totals.find(({ kind }) => kind === "view");
    const details = totals.find(({ kind }) => kind === "exchange");
    return { cardsOpened: views?.cards ?? 0, views: views?.count ?? 0, details: details?.count ?? 0 };
  };
  return { now: await figuresOf({ from, to }), before: await figuresOf(before) };
}

/** Everything that was counted for a card; of days that are folded the month. */
async function cardInsightsCsv(
  db: Db,
  { cardid, username }: { cardid: string; username: string },
  language: OwnerLanguage,
): Promise<string> {
  const sums = await listDaySums(db, { cardIds: [cardid], from: "0000", to: "9999" });
  const linkNames = await findLinkNames(db, [cardid]);
  return toCsv(sums, { usernames: new Map([[cardid, username]]), linkNames }, language);
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

const LINK_KINDS = ["view", "save", "exchange"];

/** By the link's id, since it was made. Links that brought nobody are missing in the map. */
export async function findLinkSums(db: Db, cardId: string): Promise<ReadonlyMap<string, LinkSums>> {
  const rows = await listSourceTotals(db, cardId, LINK_KINDS);
  return sumsBy(rows.map(({ source, ...row }) => ({ ...row, key: source })));
}

/** The same of links of a team, over all of its cards. */
export async function findTeamLinkSums(
  { replicas }: AppContext,
  teamId: string,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, LinkSums>> {
  if (linkIds.length === 0) return new Map();
  const rows = await replicas.read([], (db) => listLinkTotals(db, { teamId, linkIds }, LINK_KINDS));
  return sumsBy(rows.map(({ source, ...row }) => ({ ...row, key: source })));
}

/** Of one link of a team, by the card's id. */
export async function findLinkSumsByCard(
  { replicas }: AppContext,
  teamId: string,
  linkId: string,
): Promise<ReadonlyMap<string, LinkSums>> {
  const rows = await replicas.read([], (db) => listLinkTotalsByCard(db, { teamId, linkId }, LINK_KINDS));
  return sumsBy(rows.map(({ card_id, ...row }) => ({ ...row, key: card_id })));
}

function sumsBy(rows: readonly { key: string; kind: string; count: number }[]): Map<string, LinkSums> {
  const sums = new Map<string, LinkSums>();
  for (const { key, kind, count } of rows) {
    const link = sums.get(key) ?? { views: 0, saves: 0, details: 0 };
    if (kind === "view") link.views = Number(count);
    if (kind === "save") link.saves = Number(count);
    if (kind === "exchange") link.details = Number(count);
    sums.set(key, link);
  }
  return sums;
}
