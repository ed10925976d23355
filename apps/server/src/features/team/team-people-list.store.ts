import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { containsText, countRows } from "../../db/queries.ts";

export type PeopleFilter = {
  /** In a name, an address or a username; empty for all. */
  readonly find: string;
  readonly template?: string | undefined;
  readonly role?: string | undefined;
  readonly state?: "here" | "invited" | "ended" | undefined;
  readonly now: number;
  /** One alone. */
  readonly person?: string | undefined;
};

/** The name on the card, else of the account, else as invited. */
const NAME = sql<string>`coalesce(card.fullname, nullif(trim(account.first_name || ' ' || account.last_name), ''), team_person.name)`;

function selectPeople(db: Db, teamId: string, { find, template, role, state, now, person }: PeopleFilter) {
  let query = db
    .selectFrom("team_person")
    .leftJoin("card", "card.id", "team_person.card_id")
    .leftJoin("account", "account.id", "team_person.account_id")
    .where("team_person.team_id", "=", teamId);
  if (person !== undefined) query = query.where("team_person.id", "=", person);
  if (template !== undefined) query = query.where("card.template_id", "=", template);
  if (role !== undefined) query = query.where("team_person.role", "=", role);
  if (state === "here") query = query.where("team_person.account_id", "is not", null);
  if (state === "invited" || state === "ended") query = query.where("team_person.account_id", "is", null);
  if (state === "invited") query = query.where("team_person.expires_at", ">", now);
  if (state === "ended") {
    query = query.where((row) =>
      row.or([row("team_person.expires_at", "is", null), row("team_person.expires_at", "<=", now)]),
    );
  }
  if (find !== "") {
    query = query.where((row) =>
      row.or([
        containsText(NAME, find),
        containsText(sql`team_person.email`, find),
        containsText(sql`coalesce(account.email, '')`, find),
        containsText(sql`coalesce(card.username_key, '')`, find),
      ]),
    );
  }
  return query;
}

type PersonPlace = { readonly rank: number; readonly name: string; readonly id: string };

type Page = {
  readonly you: string;
  readonly offset: number;
  readonly limit: number;
  /** The last of the page before. */
  readonly after?: PersonPlace | undefined;
};

const rankFor = (you: string) => sql<number>`case when team_person.account_id = ${you} then 0 else 1 end`;

const SORT_NAME = sql<string>`lower(${NAME})`;

/** The caller first, then by name. */
export function listPeople(
  db: Db,
  teamId: string,
  filter: PeopleFilter,
  { you, offset, limit, after }: Page,
) {
  const rank = rankFor(you);
  return selectPeople(db, teamId, filter)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${rank}, ${SORT_NAME}, team_person.id) > (${after?.rank}, ${after?.name}, ${after?.id})`,
      ),
    )
    .selectAll("team_person")
    .select(["account.email as account_email", "card.id as own_card_id", NAME.as("shown_name")])
    .orderBy(rank)
    .orderBy(SORT_NAME)
    .orderBy("team_person.id")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Where somebody stands in that order. */
export function findPersonPlace(
  db: Db,
  teamId: string,
  personId: string,
  you: string,
): Promise<PersonPlace | undefined> {
  return selectPeople(db, teamId, { find: "", now: 0, person: personId })
    .select(["team_person.id", rankFor(you).as("rank"), SORT_NAME.as("name")])
    .executeTakeFirst();
}

export type ListedPersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export function countPeople(db: Db, teamId: string, filter: PeopleFilter): Promise<number> {
  return countRows(selectPeople(db, teamId, filter));
}
