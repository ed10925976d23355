import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { containsText, countRows } from "../../db/queries.ts";
import type { TeamActionTable, TeamTable } from "../../db/schema/team.tables.ts";

export type TeamRow = Selectable<TeamTable>;

export async function insertTeam(trx: Db, row: Insertable<TeamTable>): Promise<void> {
  await trx.insertInto("team").values(row).execute();
}

export function findTeam(db: Db, teamId: string): Promise<TeamRow | undefined> {
  return db.selectFrom("team").selectAll().where("id", "=", teamId).executeTakeFirst();
}

export async function updateTeam(db: Db, teamId: string, changes: Updateable<TeamTable>): Promise<void> {
  await db.updateTable("team").set(changes).where("id", "=", teamId).execute();
}

/** Those that an account is in, oldest first, with its place there. */
export function listTeamsOf(db: Db, accountId: string) {
  return db
    .selectFrom("team_person")
    .innerJoin("team", "team.id", "team_person.team_id")
    .selectAll("team")
    .select(["team_person.id as person_id", "team_person.role", "team_person.card_id", "team_person.on_page"])
    .where("team_person.account_id", "=", accountId)
    .orderBy("team.created_at")
    .orderBy("team.id")
    .execute();
}

/** The team, and the place of an account in it. */
export function findMembership(db: Db, teamId: string, accountId: string) {
  return db
    .selectFrom("team_person")
    .innerJoin("team", "team.id", "team_person.team_id")
    .selectAll("team")
    .select(["team_person.id as person_id", "team_person.role", "team_person.card_id", "team_person.on_page"])
    .where("team_person.team_id", "=", teamId)
    .where("team_person.account_id", "=", accountId)
    .executeTakeFirst();
}

export function findTeamBySlug(db: Db, slug: string): Promise<TeamRow | undefined> {
  return db.selectFrom("team").selectAll().where("page_slug", "=", slug).executeTakeFirst();
}

/** Those whose page search engines may list, in the order of their addresses. */
export function listIndexableTeams(db: Db, limit: number): Promise<TeamRow[]> {
  return db
    .selectFrom("team")
    .selectAll()
    .where("page_shown", "=", 1)
    .where("page_indexable", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("page_slug")
    .limit(limit)
    .execute();
}

export function listTeamsByDomain(db: Db, domain: string): Promise<TeamRow[]> {
  return db
    .selectFrom("team")
    .selectAll()
    .where("join_domain", "=", domain)
    .where("deleted_at", "is", null)
    .execute();
}

export async function listTeamsDeletedBy(db: Db, deletedBy: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("team")
    .select("id")
    .where("deleted_at", "<=", deletedBy)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listOwners(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("team_person")
    .select("account_id")
    .where("team_id", "=", teamId)
    .where("role", "=", "owner")
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

/** Whose next payment is for another number of people than have a card. */
export async function listPayingTeams(db: Db, provider: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("subscription")
    .innerJoin("team", "team.id", "subscription.account_id")
    .select("team.id")
    .where("subscription.provider", "=", provider)
    .where("subscription.ended_at", "is", null)
    .where("subscription.quantity", "!=", ({ selectFrom, fn }) =>
      selectFrom("card")
        .select(fn.countAll<number>().as("cards"))
        .whereRef("card.team_id", "=", "team.id")
        .where("card.deleted_at", "is", null),
    )
    .orderBy("subscription.synced_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertAction(db: Db, row: Insertable<TeamActionTable>): Promise<void> {
  await db.insertInto("team_action").values(row).execute();
}

/** The latest first. */
export type ActionFilter = {
  readonly since: number;
  /** In the name of whoever did it or of what it was done to; empty for all. */
  readonly find: string;
  /** These are found, too. */
  readonly actions: readonly string[];
};

/** Of the last action that was read. */
export type ActionPlace = { readonly at: number; readonly id: string };

function selectActions(db: Db, teamId: string, { since, find, actions }: ActionFilter) {
  const query = db
    .selectFrom("team_action")
    .leftJoin("account", "account.id", "team_action.actor_id")
    .where("team_id", "=", teamId)
    .where("team_action.created_at", ">", since);
  if (find === "") return query;
  const name = sql`coalesce(account.first_name || ' ' || account.last_name, '')`;
  return query.where((row) =>
    row.or([
      containsText(sql`team_action.subject`, find),
      containsText(name, find),
      ...(actions.length > 0 ? [row("team_action.action", "in", actions)] : []),
    ]),
  );
}

export function listActions(
  db: Db,
  teamId: string,
  filter: ActionFilter,
  { offset, limit, before }: { offset: number; limit: number; before?: ActionPlace | undefined },
) {
  return selectActions(db, teamId, filter)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, or, and }) => {
        const { at = 0, id = "" } = before ?? {};
        const alike = and([eb("team_action.created_at", "=", at), eb("team_action.id", ">", id)]);
        return or([eb("team_action.created_at", "<", at), alike]);
      }),
    )
    .select([
      "team_action.id",
      "action",
      "subject",
      "count",
      "from_value",
      "to_value",
      "team_action.created_at",
      "first_name",
      "last_name",
    ])
    .orderBy("team_action.created_at", "desc")
    .orderBy("team_action.id")
    .offset(offset)
    .limit(limit)
    .execute();
}

export type ActionRow = Awaited<ReturnType<typeof listActions>>[number];

export function countActions(db: Db, teamId: string, filter: ActionFilter): Promise<number> {
  return countRows(selectActions(db, teamId, filter));
}

export async function deleteActionsUntil(db: Db, until: number, limit: number): Promise<number> {
  const old = db.selectFrom("team_action").select("id").where("created_at", "<=", until).limit(limit);
  const result = await db.deleteFrom("team_action").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
