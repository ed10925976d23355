import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged, countRows } from "../../db/queries.ts";
import type { CardTable } from "../../db/schema/card.tables.ts";
import { selectCards, type WholeCardRow } from "./card.store.ts";

/** Without deleted ones. */
export function countCardsOfTeam(db: Db, teamId: string): Promise<number> {
  return countRows(db.selectFrom("card").where("team_id", "=", teamId).where("deleted_at", "is", null));
}

/** The team with which what visitors leave on a card is shared. */
export function findSharingTeamRow(db: Db, cardId: string) {
  return db
    .selectFrom("card")
    .innerJoin("team", "team.id", "card.team_id")
    .select(["team.id", "team.name"])
    .where("card.id", "=", cardId)
    .where("team.contacts_shared_at", "is not", null)
    .where("team.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Without deleted ones. */
export function listTeamCardIds(db: Db, teamId: string) {
  return db
    .selectFrom("card")
    .select(["id", "username", "template_id"])
    .where("team_id", "=", teamId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

/** The teams that an account is in. */
export async function listTeamIdsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("team_person")
    .select("team_id")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ team_id }) => team_id);
}

export async function listTeamNames(db: Db, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  return db.selectFrom("team").select(["id", "name"]).where("id", "in", teamIds).execute();
}

/** How many were stored: the unique index leaves out those whose username is taken. */
export async function insertCards(trx: Db, rows: readonly Insertable<CardTable>[]): Promise<number> {
  const stored = await trx
    .insertInto("card")
    .values(rows)
    .onConflict((conflict) => conflict.column("username_key").doNothing())
    .returning("id")
    .execute();
  return stored.length;
}

export function findFirstCardOf(db: Db, templateId: string): Promise<WholeCardRow | undefined> {
  return selectCards(db)
    .where("card.template_id", "=", templateId)
    .where("card.deleted_at", "is", null)
    .orderBy("card.id")
    .limit(1)
    .executeTakeFirst();
}

export function findCardOfTeam(db: Db, teamId: string, cardId: string): Promise<WholeCardRow | undefined> {
  return selectCards(db)
    .where("card.id", "=", cardId)
    .where("card.team_id", "=", teamId)
    .where("card.deleted_at", "is", null)
    .executeTakeFirst();
}

export async function listUsernames(db: Db, cardIds: readonly string[]) {
  if (cardIds.length === 0) return [];
  return db.selectFrom("card").select(["id", "username"]).where("id", "in", cardIds).execute();
}

export async function listCardsOfTeam(
  db: Db,
  teamId: string,
  cardIds: readonly string[],
): Promise<WholeCardRow[]> {
  if (cardIds.length === 0) return [];
  return selectCards(db)
    .where("card.id", "in", cardIds)
    .where("card.team_id", "=", teamId)
    .where("card.deleted_at", "is", null)
    .execute();
}

/** Without deleted ones. */
export async function listIdsOfTemplate(db: Db, templateId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("card")
    .select("id")
    .where("template_id", "=", templateId)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of which templates they are. */
export async function listTemplateIds(db: Db, teamId: string, cardIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("card")
    .select("template_id")
    .distinct()
    .where("team_id", "=", teamId)
    .where("id", "in", cardIds)
    .execute();
  return rows.flatMap(({ template_id }) => template_id ?? []);
}

/** Saves of a card that is open elsewhere are refused then. */
export function updateTemplateOfCards(
  trx: Db,
  teamId: string,
  cardIds: readonly string[],
  templateId: string,
): Promise<number> {
  return countChanged(
    trx
      .updateTable("card")
      .set((card) => ({ template_id: templateId, version: card("version", "+", 1) }))
      .where("team_id", "=", teamId)
      .where("id", "in", cardIds),
  );
}

export async function updateTeamEnded(trx: Db, teamId: string, endedAt: number | null): Promise<void> {
  await trx.updateTable("card").set({ team_ended_at: endedAt }).where("team_id", "=", teamId).execute();
}

/** Their usernames, and the pictures that they showed. */
export function deleteCardsOfTeam(trx: Db, teamId: string, limit: number) {
  const some = trx.selectFrom("card").select("id").where("team_id", "=", teamId).limit(limit);
  return trx
    .deleteFrom("card")
    .where("id", "in", some)
    .returning(["username_key", "profilepic", "logo"])
    .execute();
}

export async function deleteTeamCardRow(trx: Db, teamId: string, cardId: string): Promise<void> {
  await trx.deleteFrom("card").where("id", "=", cardId).where("team_id", "=", teamId).execute();
}

/** Former usernames of a card lead where its own leads. Those of somebody who left before keep their name. */
export async function updateFormerUsernamesOf(
  trx: Db,
  cardId: string,
  {
    left_name,
    ...changes
  }: { card_id: string | null; left_name: string | null; left_team_id: string; owner_id: null },
): Promise<void> {
  await trx
    .updateTable("former_username")
    .set((former) => ({ ...changes, left_name: former.fn.coalesce("left_name", former.val(left_name)) }))
    .where("card_id", "=", cardId)
    .execute();
}

function selectLeft(db: Db, teamId: string, now: number) {
  return db
    .selectFrom("former_username")
    .leftJoin("card", "card.id", "former_username.card_id")
    .where("former_username.left_team_id", "=", teamId)
    .where("former_username.left_name", "is not", null)
    .where("former_username.reserved_until", ">", now);
}

/** Usernames of those who left a team, and the cards that they lead to. The latest first. */
export function listLeftUsernames(
  db: Db,
  teamId: string,
  { now, limit, usernameKey }: { now: number; limit: number; usernameKey?: string },
) {
  let query = selectLeft(db, teamId, now);
  if (usernameKey !== undefined) query = query.where("former_username.username_key", "=", usernameKey);
  return query
    .select(["former_username.username_key", "left_name", "reserved_until", "card.fullname", "card.username"])
    .orderBy("reserved_until", "desc")
    .orderBy("former_username.username_key")
    .limit(limit)
    .execute();
}

export function countLeftUsernames(db: Db, teamId: string, now: number): Promise<number> {
  return countRows(selectLeft(db, teamId, now));
}

export async function updateSuccessor(trx: Db, usernameKey: string, cardId: string | null): Promise<void> {
  await trx
    .updateTable("former_username")
    .set({ card_id: cardId })
    .where("username_key", "=", usernameKey)
    .execute();
}

/** Before the team goes: the usernames of those who left it stay reserved, for nobody. */
export async function forgetLeavers(trx: Db, teamId: string): Promise<void> {
  await trx
    .updateTable("former_username")
    .set({ left_name: null, left_team_id: null })
    .where("left_team_id", "=", teamId)
    .execute();
}

/** Those of the usernames that a card has, or that are kept for somebody. */
export async function listTakenKeys(db: Db, keys: readonly string[], now: number): Promise<string[]> {
  const held = await db.selectFrom("card").select("username_key").where("username_key", "in", keys).execute();
  const kept = await db
    .selectFrom("former_username")
    .select("username_key")
    .where("username_key", "in", keys)
    .where("reserved_until", ">", now)
    .execute();
  return [...held, ...kept].map(({ username_key }) => username_key);
}

/** Taken usernames that are this one with a number, or begin like that. */
export async function listNumberedKeys(db: Db, key: string): Promise<string[]> {
  const isNumbered = [">=", `${key}-0`, "<", `${key}-:`] as const;
  const [from, first, to, last] = isNumbered;
  const held = await db
    .selectFrom("card")
    .select("username_key")
    .where("username_key", from, first)
    .where("username_key", to, last)
    .execute();
  const kept = await db
    .selectFrom("former_username")
    .select("username_key")
    .where("username_key", from, first)
    .where("username_key", to, last)
    .execute();
  return [...held, ...kept].map(({ username_key }) => username_key);
}
