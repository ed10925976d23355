import { SOURCES } from "@visita/domain/insight/insight.constants";
import type { Recap } from "@visita/domain/recap/recap.contract";
import { DASHBOARD_VISIT_MS, LINK_ENDING_DAYS, RECAP_PEOPLE_MAX } from "@visita/domain/recap/recap.rules";
import type { AppContext } from "../../core/app-context.ts";
import { addDays, isoTime, utcDay } from "../../lib/utc-time.ts";
import { findNewest } from "../address-book/people-list.service.ts";
import { listCards } from "../card/card.service.ts";
import { listChangedFavourites } from "../favourite/favourite.service.ts";
import { countViewsBySource } from "../insight/insight.service.ts";
import { findLinkNames, listEndingLinks } from "../link/link-names.service.ts";
import { findLastSeen, upsertDashboardVisit } from "./dashboard-visit.store.ts";

type Since = { readonly time: number; readonly day: string };
/** Views by source, or by the id of the link that brought them. */
type Views = Readonly<Record<string, number>>;

/** Counts as being on the dashboard. Nothing at the first visit, which has none before it. */
export async function findRecap(context: AppContext, accountId: string): Promise<Recap> {
  const { db } = context;
  const now = context.now();
  const today = utcDay(now);
  const cardIds = (await listCards(context, accountId)).map(({ cardid }) => cardid);
  // Views are counted by day: those of today that are there already are none of the next visit.
  const seenViews: Views = await countViewsBySource(context, cardIds, today);
  const visit = await upsertDashboardVisit(
    db,
    { account_id: accountId, seen_at: now, seen_views: JSON.stringify(seenViews) },
    now - DASHBOARD_VISIT_MS,
  );
  if (visit.since === null) return { people: null, views: null, kept: null, links: null };
  const since = { time: visit.since, day: utcDay(visit.since) };
  return {
    people: await findPeople(context, accountId, since),
    views: await findViews(context, cardIds, since, JSON.parse(visit.since_views ?? "{}") as Views),
    kept: await findKept(context, accountId, since),
    links: since.day < today ? await findLinks(context, cardIds, today) : null,
  };
}

async function findPeople(context: AppContext, accountId: string, since: Since): Promise<Recap["people"]> {
  const people = await findNewest(context, accountId, RECAP_PEOPLE_MAX + 1);
  const names = people.flatMap(({ name, created_at }) => (created_at > since.time ? [name] : []));
  const [name] = names;
  if (name === undefined) return null;
  const count = Math.min(names.length, RECAP_PEOPLE_MAX);
  return { count, isMore: names.length > count, name };
}

async function findViews(
  context: AppContext,
  cardIds: readonly string[],
  since: Since,
  seenBefore: Views,
): Promise<Recap["views"]> {
  const all: Views = await countViewsBySource(context, cardIds, since.day);
  // A card that was deleted meanwhile took its views along.
  const bySource = Object.entries(all).map(([source, count]) => ({
    source,
    count: Math.max(0, count - (seenBefore[source] ?? 0)),
  }));
  const count = bySource.reduce((sum, way) => sum + way.count, 0);
  if (count === 0) return null;
  const [most, second] = bySource.toSorted((one, other) => other.count - one.count);
  if (!most || most.count === second?.count) return { count, mostly: null, link: null };
  const mostly = SOURCES.find((source) => source === most.source) ?? null;
  if (mostly) return { count, mostly, link: null };
  const link = (await findLinkNames(context.db, cardIds)).get(most.source) ?? null;
  return { count, mostly: link === null ? null : "link", link };
}

async function findKept(context: AppContext, accountId: string, since: Since): Promise<Recap["kept"]> {
  const changed = await listChangedFavourites(context, accountId, since.time);
  const [last] = changed;
  return last ? { count: changed.length, fullname: last.fullname, username: last.username } : null;
}

async function findLinks(
  context: AppContext,
  cardIds: readonly string[],
  today: string,
): Promise<Recap["links"]> {
  const until = addDays(today, LINK_ENDING_DAYS);
  const links = await listEndingLinks(context.db, cardIds, { from: today, until });
  const [first] = links;
  if (!first || first.last_day === null) return null;
  return { count: links.length, name: first.name, cardid: first.card_id, lastDay: first.last_day };
}

/** For the copy of an account. */
export async function describeDashboardVisit({ db }: AppContext, accountId: string) {
  const seenAt = await findLastSeen(db, accountId);
  return seenAt === undefined ? {} : { dashboard: { lastSeenAt: isoTime(seenAt) } };
}
