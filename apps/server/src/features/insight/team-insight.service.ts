/** Figures over all cards of a team. A year of 5,000 cards is millions of sums: they are read some cards at a time. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Period } from "@visita/domain/insight/insight.constants";
import type { Figures, Insights } from "@visita/domain/insight/insight.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { AppContext } from "../../core/app-context.ts";
import { startOfDay, utcDay } from "../../lib/utc-time.ts";
import { findCardsOfTeam } from "../card/team-card.service.ts";
import { findFirstDay, listDaySums, listJointSums, listTotals, type PeriodSum } from "./insight.store.ts";
import { createCsvWriter } from "./insight-csv.ts";
import { insightPeriod } from "./insight-period.ts";
import {
  actionsOf,
  addFigures,
  FIGURE_OF_KIND,
  noFigures,
  seriesOf,
  sourcesOf,
  totalsOf,
} from "./summarize.ts";

/** Card days of one query: some 20 ms on SQLite, during which others wait. */
const CARD_DAYS_PER_QUERY = 3_000;
const CARDS_PER_QUERY_MAX = 400;
const FIGURES = Object.keys(FIGURE_OF_KIND);

export type TeamCardFigures = Figures & { readonly cardId: string; readonly templateId: string };

export type TeamFigures = Omit<Insights, "cards"> & { readonly byCard: TeamCardFigures[] };

type Asked = { readonly days: Period; readonly linkNames: ReadonlyMap<string, string> };

/** Of links, only those that are named; what came by others is one source without a name. */
export async function findTeamFigures(
  context: AppContext,
  teamId: string,
  { days, linkNames }: Asked,
): Promise<TeamFigures> {
  const { from, to, before, points, isByMonth } = insightPeriod(days, utcDay(context.now()));
  const cards = await findCardsOfTeam(context.db, teamId);
  const joint = new Map<string, PeriodSum>();
  const byCard = new Map<string, Figures>(cards.map(({ id }) => [id, noFigures()]));
  const beforeTotals = noFigures();
  let firstDay: string | undefined;
  for (const cardIds of chunksOf(cards, days)) {
    await context.replicas.read([], async (db) => {
      for (const sum of await listJointSums(db, { cardIds, from, to }, isByMonth)) addTo(joint, sum);
      for (const { card_id, ...total } of await listTotals(db, { cardIds, from, to }, FIGURES)) {
        addFigures(byCard.get(card_id) ?? noFigures(), { ...total, count: Number(total.count) });
      }
      for (const total of await listTotals(db, { cardIds, ...before }, FIGURES)) {
        addFigures(beforeTotals, { ...total, count: Number(total.count) });
      }
      const first = await findFirstDay(db, cardIds);
      if (first !== undefined && (firstDay === undefined || first < firstDay)) firstDay = first;
    });
    await nextTurn();
  }
  const sums = [...joint.values()];
  return {
    from,
    to,
    countedSince: firstDay === undefined ? null : utcDay(startOfDay(`${firstDay}-01`.slice(0, 10))),
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
    const sums = await replicas.read([], (replica) => listDaySums(replica, { cardIds, from, to }));
    yield csv.lines(sums, { usernames, linkNames });
    await nextTurn();
  }
}

function* chunksOf(cards: readonly { id: string }[], days: number): Generator<string[]> {
  const size = Math.min(CARDS_PER_QUERY_MAX, Math.ceil(CARD_DAYS_PER_QUERY / days));
  for (let at = 0; at < cards.length; at += size) yield cards.slice(at, at + size).map(({ id }) => id);
}

type JointSum = Omit<PeriodSum, "card_id">;

function addTo(sums: Map<string, PeriodSum>, { count, ...sum }: JointSum): void {
  const key = `${sum.day}\n${sum.kind}\n${sum.source}\n${sum.detail}`;
  const known = sums.get(key);
  if (known) known.count += Number(count);
  else sums.set(key, { ...sum, card_id: "", count: Number(count) });
}
