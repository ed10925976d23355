import type {
  PeopleFilter,
  PeopleFilters,
  PeoplePage,
  PeopleQuery,
} from "@visita/domain/address-book/person.contract";
import { PEOPLE_MAX, PEOPLE_PER_PAGE, tagKey } from "@visita/domain/address-book/person.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findKeptCards } from "../card/kept-card.service.ts";
import { findLinkNames } from "../link/link-names.service.ts";
import { countNewPeople, listNewPeople } from "./new-people.store.ts";
import { countMatches, countPeople, listOrigins, listPeople, type PeopleFilterRow } from "./person.store.ts";
import { listTagsOfOwner } from "./person-tag.store.ts";
import { describePeople } from "./person-view.service.ts";
import { readQuestion } from "./search-terms.ts";
import { withoutTypos } from "./search-typos.ts";

/** Beyond it a number of matches says nothing that "more than" does not. */
const MATCHES_BOUND = 1_000;
/** In the filter of tags. */
const TAGS_LISTED = 500;

export async function findPeople(
  context: AppContext,
  ownerId: string,
  query: PeopleQuery,
): Promise<PeoplePage> {
  const { db } = context;
  const filter = await toFilterRow(db, ownerId, query);
  // A question without a letter or digit, such as "?", finds nobody.
  if (!filter) return { people: [], next: null, matches: 0, moreMatches: false };
  const before = readPosition(query.before);
  const isFirst = before === undefined;
  // Also for further pages, which are read in another way if few match.
  const { matches, moreMatches } = isFiltered(filter)
    ? await findMatches(db, filter)
    : { matches: isFirst ? await countPeople(db, ownerId) : 0, moreMatches: false };
  const rows = await listPeople(db, filter, {
    before,
    limit: PEOPLE_PER_PAGE + 1,
    isRare: !moreMatches,
  });
  const shown = rows.slice(0, PEOPLE_PER_PAGE);
  return {
    people: await describePeople(context, shown),
    next: rows.length > shown.length ? String(shown.at(-1)?.number) : null,
    matches: isFirst ? matches : null,
    moreMatches: isFirst && moreMatches,
  };
}

/** How many match a filter, no further than the bound. */
export async function findMatches(db: Db, filter: PeopleFilterRow) {
  const matches = await countMatches(db, filter, MATCHES_BOUND + 1);
  return { matches: Math.min(matches, MATCHES_BOUND), moreMatches: matches > MATCHES_BOUND };
}

/** Undefined for a question in which nothing can be searched for. Of a team, its id is that of the owner too. */
export async function toFilterRow(
  db: Db,
  ownerId: string,
  filter: PeopleFilter,
  teamId?: string,
): Promise<PeopleFilterRow | undefined> {
  const { q = "", card, link, tag, since } = filter;
  const question = readQuestion(ownerId, q);
  if (q.trim() !== "" && question.length === 0) return undefined;
  const everything = { cardId: undefined, linkId: undefined, tagKey: undefined, since: undefined };
  const whose = { ownerId, ...(teamId !== undefined && { teamId }) };
  const asked = { ...whose, question, ...everything };
  const isFound = question.length === 0 || (await countMatches(db, asked, 1)) > 0;
  return {
    ...whose,
    question: isFound ? question : await withoutTypos(db, question),
    cardId: card || undefined,
    linkId: link || undefined,
    tagKey: tag ? tagKey(tag) : undefined,
    since: since === undefined ? undefined : Date.parse(since),
  };
}

function isFiltered({ question, cardId, linkId, tagKey: tag, since }: PeopleFilterRow): boolean {
  return question.length > 0 || [cardId, linkId, tag, since].some((value) => value !== undefined);
}

/** Anything but a number of ours begins at the top. */
export function readPosition(before: string | undefined): number | undefined {
  return before !== undefined && /^\d{1,9}$/.test(before) ? Number(before) : undefined;
}

export function countNew({ db }: AppContext, ownerId: string): Promise<number> {
  return countNewPeople(db, ownerId);
}

/** Who left their details and was not looked at yet, the latest first. */
export function findNewest({ db }: AppContext, ownerId: string, limit: number) {
  return listNewPeople(db, ownerId, limit);
}

export async function findFilters(context: AppContext, ownerId: string): Promise<PeopleFilters> {
  const { db } = context;
  const origins = await listOrigins(db, ownerId);
  const cardIds = [...new Set(origins.flatMap(({ card_id }) => card_id ?? []))];
  const linkIds = new Set(origins.flatMap(({ link_id, team_link_id }) => link_id ?? team_link_id ?? []));
  const cards = await findKeptCards(context, cardIds);
  const names = await findLinkNames(db, cardIds);
  return {
    total: await countPeople(db, ownerId),
    new: await countNewPeople(db, ownerId),
    max: PEOPLE_MAX,
    cards: [...cards.values()].map(({ cardid, username }) => ({ cardid, username })),
    links: [...names].flatMap(([linkid, name]) => (linkIds.has(linkid) ? [{ linkid, name }] : [])),
    tags: await listTagsOfOwner(db, ownerId, TAGS_LISTED),
  };
}
