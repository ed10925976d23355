import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, hasRow } from "../../db/queries.ts";
import type { TeamPersonTable } from "../../db/schema/team.tables.ts";

export type PersonRow = Selectable<TeamPersonTable>;

export async function insertPerson(trx: Db, row: Insertable<TeamPersonTable>): Promise<void> {
  await trx.insertInto("team_person").values(row).execute();
}

/** Some hundred at most: they are one statement. */
export async function insertPeople(trx: Db, rows: readonly Insertable<TeamPersonTable>[]): Promise<void> {
  await trx.insertInto("team_person").values(rows).execute();
}

export function findPerson(db: Db, teamId: string, personId: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom("team_person")
    .selectAll()
    .where("id", "=", personId)
    .where("team_id", "=", teamId)
    .executeTakeFirst();
}

/** Of whatever team, by what stands in the link of an invitation. */
export function findInvited(db: Db, personId: string): Promise<PersonRow | undefined> {
  return db.selectFrom("team_person").selectAll().where("id", "=", personId).executeTakeFirst();
}

export async function updatePerson(
  trx: Db,
  personId: string,
  changes: Updateable<TeamPersonTable>,
): Promise<void> {
  await trx.updateTable("team_person").set(changes).where("id", "=", personId).execute();
}

export async function deletePerson(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom("team_person").where("id", "=", personId).execute();
}

/** Owners beside somebody who can still act: not those who are leaving, and not those who are suspended. */
export function countOtherOwners(db: Db, teamId: string, personId: string): Promise<number> {
  return countRows(
    db
      .selectFrom("team_person")
      .innerJoin("account", "account.id", "team_person.account_id")
      .where("team_person.team_id", "=", teamId)
      .where("team_person.id", "!=", personId)
      .where("team_person.role", "=", "owner")
      .where("account.left_at", "is", null)
      .where("account.suspended_at", "is", null),
  );
}

export function isInTeam(db: Db, teamId: string, accountId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("team_person")
      .select("id")
      .where("team_id", "=", teamId)
      .where("account_id", "=", accountId),
  );
}

/** Those who agreed to be shown on the page of their team, and have come. */
function selectAgreed(db: Db, teamId: string) {
  return db
    .selectFrom("team_person")
    .where("team_id", "=", teamId)
    .where("on_page", "=", 1)
    .where("account_id", "is not", null);
}

export function countAgreed(db: Db, teamId: string): Promise<number> {
  return countRows(selectAgreed(db, teamId));
}

export async function listAgreedCards(db: Db, teamId: string): Promise<string[]> {
  const rows = await selectAgreed(db, teamId).select("card_id").execute();
  return rows.flatMap(({ card_id }) => card_id ?? []);
}

/** The addresses of everybody in a team, as invited and as their accounts have them. */
export async function listEmails(db: Db, teamId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("team_person")
    .leftJoin("account", "account.id", "team_person.account_id")
    .select(["team_person.email", "account.email as account_email"])
    .where("team_person.team_id", "=", teamId)
    .execute();
  return new Set(rows.flatMap(({ email, account_email }) => [email, account_email ?? email]));
}

export async function countTeamPeople(db: Db, teamId: string): Promise<{ total: number; invited: number }> {
  const row = await db
    .selectFrom("team_person")
    .select([
      sql<number>`count(*)`.as("total"),
      sql<number>`count(case when account_id is null then 1 end)`.as("invited"),
    ])
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), invited: Number(row.invited) };
}

/** Whose invitation still waits, and who is to be reminded now. */
export function listDueReminders(db: Db, now: number, limit: number): Promise<PersonRow[]> {
  return db
    .selectFrom("team_person")
    .selectAll()
    .where("remind_at", "<=", now)
    .orderBy("remind_at")
    .limit(limit)
    .execute();
}

/** Undefined where another instance has reminded them, or they have come. */
export function takeReminder(trx: Db, personId: string, now: number): Promise<PersonRow | undefined> {
  return trx
    .updateTable("team_person")
    .set({ remind_at: null, reminded_at: now })
    .where("id", "=", personId)
    .where("remind_at", "<=", now)
    .where("account_id", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export function listPeopleByIds(db: Db, teamId: string, ids: readonly string[]): Promise<PersonRow[]> {
  return db
    .selectFrom("team_person")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("id", "in", ids)
    .execute();
}

/** Some hundred at most. */
export async function listPeopleByCards(db: Db, teamId: string, cardIds: readonly string[]) {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("team_person")
    .select(["id", "card_id"])
    .where("team_id", "=", teamId)
    .where("card_id", "in", cardIds)
    .execute();
}

export function findPersonByEmail(db: Db, teamId: string, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom("team_person")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("email", "=", email)
    .where("account_id", "is", null)
    .executeTakeFirst();
}

/** The confirmed addresses of owners and admins. */
export async function listLeaderEmails(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("team_person")
    .innerJoin("account", "account.id", "team_person.account_id")
    .select("account.email")
    .where("team_person.team_id", "=", teamId)
    .where("team_person.role", "in", ["owner", "admin"])
    .where("account.email_verified_at", "is not", null)
    .execute();
  return rows.map(({ email }) => email);
}

/** The accounts of owners and admins. */
export async function listLeaderIds(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("team_person")
    .select("account_id")
    .where("team_id", "=", teamId)
    .where("role", "in", ["owner", "admin"])
    .where("account_id", "is not", null)
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

/** The addresses of all who have come. */
export async function listMemberEmails(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("team_person")
    .innerJoin("account", "account.id", "team_person.account_id")
    .select("account.email")
    .where("team_person.team_id", "=", teamId)
    .orderBy("team_person.id")
    .execute();
  return rows.map(({ email }) => email);
}

/** Who has been in a team for longest: admins first, and before all who are leaving. */
export function findHeir(db: Db, teamId: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom("team_person")
    .innerJoin("account", "account.id", "team_person.account_id")
    .selectAll("team_person")
    .where("team_person.team_id", "=", teamId)
    .orderBy(sql`case when account.left_at is null and account.suspended_at is null then 0 else 1 end`)
    .orderBy(sql`case when team_person.role = 'admin' then 0 else 1 end`)
    .orderBy("team_person.joined_at")
    .orderBy("team_person.id")
    .executeTakeFirst();
}
