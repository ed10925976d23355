/** People who left their details on cards of a team, as its owners and admins see them: without tags and own notes. */

import { PEOPLE_PER_PAGE } from "@visita/domain/address-book/person.rules";
import { toCsvLine } from "@visita/domain/csv-line";
import type {
  SharedPeopleFilter,
  SharedPeopleFilters,
  SharedPeoplePage,
  SharedPerson,
} from "@visita/domain/team/team-contacts.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findKeptCards } from "../card/kept-card.service.ts";
import { findLinkNames, findSecretLinks } from "../link/link-names.service.ts";
import { findMatches, readPosition, toFilterRow } from "./people-list.service.ts";
import { listHolderNames, listPeople, listSharedOrigins, type PersonRow } from "./person.store.ts";
import { describePeople } from "./person-view.service.ts";

const ROWS_PER_PAGE = 100;
/** The same in every language: imports tell columns apart by them. */
const HEADINGS = [
  "Name",
  "Email",
  "Phone",
  "Company",
  "Role",
  "Where you met",
  "Card",
  "With",
  "Added",
  "Note they left",
];

type Query = SharedPeopleFilter & { readonly before?: string | undefined };

export async function findSharedPeople(
  context: AppContext,
  teamId: string,
  query: Query,
): Promise<SharedPeoplePage> {
  const filter = await toSharedFilter(context, teamId, query);
  if (!filter) return { people: [], next: null, matches: 0, moreMatches: false };
  const { matches, moreMatches } = await findMatches(context.db, filter);
  const rows = await listPeople(context.db, filter, {
    before: readPosition(query.before),
    limit: PEOPLE_PER_PAGE + 1,
    isRare: !moreMatches,
  });
  const shown = rows.slice(0, PEOPLE_PER_PAGE);
  return {
    people: await describeShared(context, shown),
    next: rows.length > shown.length ? String(shown.at(-1)?.number) : null,
    matches,
    moreMatches,
  };
}

export async function findSharedFilters(
  context: AppContext,
  teamId: string,
): Promise<Omit<SharedPeopleFilters, "since">> {
  const origins = await listSharedOrigins(context.db, teamId);
  const cardIds = [...new Set(origins.flatMap(({ card_id }) => card_id ?? []))];
  const linkIds = new Set(origins.flatMap(({ link_id, team_link_id }) => link_id ?? team_link_id ?? []));
  const cards = await findKeptCards(context, cardIds);
  const names = await findLinkNames(context.db, cardIds, { isSecretHidden: true });
  return {
    total: origins.reduce((sum, { count }) => sum + Number(count), 0),
    cards: [...cards.values()].map(({ cardid, username }) => ({ cardid, username })),
    links: [...names].flatMap(([linkid, name]) => (linkIds.has(linkid) ? [{ linkid, name }] : [])),
  };
}

/** The people whom a filter leaves, the latest first, piece by piece. */
export async function* exportSharedPeople(
  context: AppContext,
  teamId: string,
  asked: SharedPeopleFilter,
): AsyncGenerator<string> {
  const filter = await toSharedFilter(context, teamId, asked);
  // The mark tells spreadsheets that it is UTF-8.
  yield `\ufeff${toCsvLine(HEADINGS)}`;
  for (let before: number | undefined; filter; ) {
    const rows = await listPeople(context.db, filter, { before, limit: ROWS_PER_PAGE });
    yield (await describeShared(context, rows)).map(toLine).join("");
    if (rows.length < ROWS_PER_PAGE) return;
    before = rows.at(-1)?.number;
  }
}

async function toSharedFilter({ db }: AppContext, teamId: string, asked: SharedPeopleFilter) {
  const { q, card, link } = asked;
  return toFilterRow(db, teamId, { q, card, link }, teamId);
}

async function describeShared(context: AppContext, rows: readonly PersonRow[]): Promise<SharedPerson[]> {
  const ownerIds = [...new Set(rows.map(({ owner_id }) => owner_id))];
  const names = new Map(
    (await listHolderNames(context.db, ownerIds)).map(({ id, first_name, last_name }) => [
      id,
      { firstname: first_name, lastname: last_name },
    ]),
  );
  const people = await describePeople(context, await withoutSecretLinks(context.db, rows));
  return people.map(({ ownNote: _, tags: __, isNew: ___, version: ____, origin: _____, ...person }, at) => ({
    ...person,
    holder: names.get(rows[at]?.owner_id ?? "") ?? { firstname: "", lastname: "" },
  }));
}

/** The name of a link that shows more than the plain card is the owner's alone, and "where you met" says it. */
export async function withoutSecretLinks(db: Db, rows: readonly PersonRow[]): Promise<PersonRow[]> {
  const secret = await findSecretLinks(
    db,
    rows.flatMap(({ link_id }) => link_id ?? []),
  );
  return rows.map((row) => (secret.has(row.link_id ?? "") ? { ...row, link_id: null, met: "" } : row));
}

function toLine(person: SharedPerson): string {
  const { name, email, phone, company, role, met, card, holder, addedAt, note } = person;
  const holderName = `${holder.firstname} ${holder.lastname}`.trim();
  const where = [met, card?.username ?? "", holderName, isoTime(addedAt), note];
  return toCsvLine([name, email, phone, company, role, ...where]);
}
