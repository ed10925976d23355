/** Figures over all cards of a team. A year of 5,000 cards is millions of sums: they are read some cards at a time. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, Insights } from "@visita/domain/insight/insight.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { AppContext } from "../../core/app-context.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { findCardsOfTeam } from "../card/team-card.service.ts";
import { findFirstDay, listDays } from "./day-sum.store.ts";
import { findViews } from "./insight.service.ts";
import { createCsvWriter } from "./insight-csv.ts";
import { daysFrom, insightPeriod, pointOf } from "./insight-period.ts";
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

/** Days of cards in one query: some 10 ms on SQLite, during which others wait. */
const CARD_DAYS_PER_QUERY = 3_000;
const CARDS_PER_QUERY_MAX = 400;
/** Of the 24 months of which twelve are compared with twelve: those that are kept by day, and the other months. */
const ROWS_OF_TWO_YEARS = 250;

export type TeamCardFigures = Figures & { readonly cardId: string; readonly templateId: string };

export type TeamFigures = Omit<Insights, "cards"> & { readonly byCard: TeamCardFigures[] };

type Asked = { readonly days: Period; readonly linkNames: ReadonlyMap<string, string> };

/** Of links, only those that are named; what came by others is one source without a name. */
export async function findTeamFigures(
  context: AppContext,
  teamId: string,
  { days, linkNames }: Asked,
): Promise<TeamFigures> {
  const period = insightPeriod(days, utcDay(context.now()));
  const { from, to, before, points } = period;
  const cards = await findCardsOfTeam(context.db, teamId);
  const joint = new CountGroups();
  const byCard = new Map<string, Figures>(cards.map(({ id }) => [id, noFigures()]));
  const beforeTotals = noFigures();
  let firstDay: string | undefined;
  for (const cardIds of chunksOf(cards, 2 * days)) {
    await context.replicas.read([], async (db) => {
      for (const day of await listDays(db, { cardIds, from: before.from, to })) {
        const point = pointOf(day.day, period);
        addDayFigures(point < from ? beforeTotals : (byCard.get(day.card_id) ?? noFigures()), day);
        if (point >= from) joint.add({ ...day, card_id: "", day: point });
      }
      const first = await findFirstDay(db, cardIds);
      if (first !== undefined && (firstDay === undefined || first < firstDay)) firstDay = first;
    });
    await nextTurn();
  }
  const sums = joint.sums();
  return {
    from,
    to,
    countedSince: firstDay ?? null,
    daysFrom: daysFrom(period, firstDay),
    totals: totalsOf(sums),
    before: { ...before, ...beforeTotals },
    series: seriesOf(sums, points, linkNames),
    sources: sourcesOf(sums, linkNames),
    ...actionsOf(sums),
    byCard: cards.map(({ id, templateId }) => ({
      cardId: id,
      templateId,
      ...(byCard.get(id) ?? noFigures()),
    })),
  };
}

/** A line for each day, card, kind, way and detail, piece by piece. */
export async function* exportTeamFigures(
  { db, replicas, now }: AppContext,
  teamId: string,
  { days, linkNames, language }: Asked & { readonly language: OwnerLanguage },
): AsyncGenerator<string> {
  const { from, to } = insightPeriod(days, utcDay(now()));
  const cards = await findCardsOfTeam(db, teamId);
  const usernames = new Map(cards.map(({ id, username }) => [id, username]));
  const csv = await createCsvWriter(language);
  yield csv.head;
  for (const cardIds of chunksOf(cards, days)) {
    const ofCards = await replicas.read([], (replica) => listDays(replica, { cardIds, from, to }));
    yield csv.lines(sumsByDay(ofCards), { usernames, linkNames });
    await nextTurn();
  }
}

/** In the last seven days, today included, and in the seven before them. */
export async function findTeamWeek({ db, replicas, now }: AppContext, teamId: string) {
  const { from, to, before } = insightPeriod(7, utcDay(now()));
  const weeks = { now: aWeek(), before: aWeek() };
  for (const cardIds of chunksOf(await findCardsOfTeam(db, teamId), 14)) {
    const days = await replicas.read([], (replica) => listDays(replica, { cardIds, from: before.from, to }));
    for (const day of days) {
      const week = day.day < from ? weeks.before : weeks.now;
      const figures = noFigures();
      addDayFigures(figures, day);
      week.views += figures.views;
      week.details += figures.details;
      if (figures.views > 0) week.opened.add(day.card_id);
    }
    await nextTurn();
  }
  const figuresOf = ({ opened, ...figures }: ReturnType<typeof aWeek>) => ({
    cardsOpened: opened.size,
    ...figures,
  });
  return { now: figuresOf(weeks.now), before: figuresOf(weeks.before) };
}

/** Of one card, in the same seven days. */
export async function countWeekViews({ replicas, now }: AppContext, cardId: string): Promise<number> {
  const { from } = insightPeriod(7, utcDay(now()));
  const views = await replicas.read([], (db) => findViews(db, [cardId], from));
  return views.get(cardId) ?? 0;
}

function aWeek() {
  return { opened: new Set<string>(), views: 0, details: 0 };
}

function* chunksOf(cards: readonly { id: string }[], days: number): Generator<string[]> {
  const rows = Math.min(days, ROWS_OF_TWO_YEARS);
  const size = Math.min(CARDS_PER_QUERY_MAX, Math.ceil(CARD_DAYS_PER_QUERY / rows));
  for (let at = 0; at < cards.length; at += size) yield cards.slice(at, at + size).map(({ id }) => id);
}
