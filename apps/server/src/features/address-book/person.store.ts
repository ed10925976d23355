import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged, isPostgres } from "../../db/queries.ts";
import type { PersonTable } from "../../db/schema/address-book.tables.ts";
import { isCommon, selectMatching } from "./person-search.store.ts";
import type { Question } from "./search-terms.ts";

export type PersonRow = Selectable<PersonTable>;

export type PeopleFilterRow = {
  readonly ownerId: string;
  /** In place of the owner's people, those whom all owners share with a team. */
  readonly teamId?: string;
  /** Empty for everybody. */
  readonly question: Question;
  readonly cardId: string | undefined;
  readonly linkId: string | undefined;
  readonly tagKey: string | undefined;
  /** Epoch milliseconds. */
  readonly since: number | undefined;
};

function selectPeople(
  db: Db,
  { ownerId, teamId, question, cardId, linkId, tagKey, since }: PeopleFilterRow,
  isRare?: boolean,
) {
  const { people, position } = selectMatching(db, question, isRare);
  let query = people
    .where(teamId === undefined ? "person.owner_id" : "person.shared_team_id", "=", teamId ?? ownerId)
    .where("person.deleted_at", "is", null);
  if (cardId !== undefined) query = query.where("person.card_id", "=", cardId);
  if (linkId !== undefined) {
    query = query.where((row) =>
      row.or([row("person.link_id", "=", linkId), row("person.team_link_id", "=", linkId)]),
    );
  }
  if (since !== undefined) query = query.where("person.created_at", ">=", since);
  if (tagKey !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("person_tag")
          .select("person_tag.tag")
          .where("person_tag.owner_id", "=", ownerId)
          .where("person_tag.tag_key", "=", tagKey)
          .whereRef("person_tag.person_number", "=", "person.number"),
      ),
    );
  }
  return { query, position };
}

/** The latest first, from below a number. `isRare`: few people match, see `selectMatching`. */
export function listPeople(
  db: Db,
  filter: PeopleFilterRow,
  page: { before: number | undefined; limit: number; isRare?: boolean },
): Promise<PersonRow[]> {
  const { query, position } = selectPeople(db, filter, page.isRare);
  return query
    .selectAll("person")
    .$if(page.before !== undefined, (older) => older.where(position, "<", Number(page.before)))
    .orderBy(position, "desc")
    .limit(page.limit)
    .execute();
}

/** Counts no further than the bound. */
export async function countMatches(db: Db, filter: PeopleFilterRow, bound: number): Promise<number> {
  const { ownerId, teamId, question, cardId, linkId, tagKey, since } = filter;
  const hasQuestionAlone = [teamId, cardId, linkId, tagKey, since].every((value) => value === undefined);
  if (hasQuestionAlone && (await isCommon(db, ownerId, question, bound))) return bound;
  const found = selectPeople(db, filter).query.select("person.number");
  // Planned without the limit: to find one that it takes to be frequent, PostgreSQL would read everybody's people, for
  // seconds among a million. SQLite begins at its search index in any case.
  const isWhole = question.length > 0 && isPostgres(db);
  const row = await db
    .with(
      (name) => (isWhole ? name("found").materialized() : name("found")),
      () => found,
    )
    .selectFrom((row) => row.selectFrom("found").select("number").limit(bound).as("match"))
    .select((match) => match.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Without those who are marked as deleted. */
export function peopleOf(db: Db, ownerId: string) {
  return db.selectFrom("person").where("owner_id", "=", ownerId).where("deleted_at", "is", null);
}

/** Everybody, read from an index alone, without the few who are marked as deleted. */
export async function countPeople(db: Db, ownerId: string): Promise<number> {
  const all = db.selectFrom("person").where("owner_id", "=", ownerId);
  const row = await db
    .selectNoFrom([
      all.select(({ fn }) => fn.countAll<number>().as("count")).as("all"),
      all
        .where("deleted_at", "is not", null)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("deleted"),
    ])
    .executeTakeFirstOrThrow();
  return Number(row.all) - Number(row.deleted);
}

export function findPerson(db: Db, ownerId: string, id: string): Promise<PersonRow | undefined> {
  return peopleOf(db, ownerId).selectAll().where("id", "=", id).executeTakeFirst();
}

/** Row lock until the transaction ends. Deleted people are found too. */
export function lockPerson(trx: Db, ownerId: string, id: string): Promise<PersonRow | undefined> {
  return trx
    .updateTable("person")
    .set((person) => ({ version: person.ref("version") }))
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returningAll()
    .executeTakeFirst();
}

/** In the order of the rows. */
export function insertPeople(
  trx: Db,
  rows: readonly Insertable<PersonTable>[],
): Promise<{ id: string; number: number }[]> {
  return trx.insertInto("person").values(rows).returning(["id", "number"]).execute();
}

/** Also counts the change. */
export function updatePerson(
  trx: Db,
  number: number,
  changes: Updateable<PersonTable>,
): Promise<PersonRow | undefined> {
  return trx
    .updateTable("person")
    .set((person) => ({ ...changes, version: person("version", "+", 1) }))
    .where("number", "=", number)
    .returningAll()
    .executeTakeFirst();
}

/** Those who can be recognised by neither email nor phone. */
export function listPeopleWithoutWays(
  db: Db,
  ownerId: string,
): Promise<Pick<PersonRow, "name" | "company" | "role">[]> {
  return peopleOf(db, ownerId)
    .select(["name", "company", "role"])
    .where("email", "=", "")
    .where("phone_key", "=", "")
    .execute();
}

export async function listPeopleByNumbers(db: Db, numbers: readonly number[]): Promise<PersonRow[]> {
  if (numbers.length === 0) return [];
  return db.selectFrom("person").selectAll().where("number", "in", numbers).execute();
}

/** Deletes at most `limit` people whose deletion can no longer be taken back; returns how many. */
export function deletePeopleMarked(db: Db, deletedBefore: number, limit: number): Promise<number> {
  return countChanged(
    db
      .deleteFrom("person")
      .where("number", "in", (query) =>
        query.selectFrom("person").select("number").where("deleted_at", "<", deletedBefore).limit(limit),
      ),
  );
}

export async function deletePeopleOf(trx: Db, ownerId: string): Promise<void> {
  await trx.deleteFrom("person").where("owner_id", "=", ownerId).execute();
}

/** People who wait for a mail about them, oldest first. */
export function listPendingPeople(db: Db, ownerId: string, limit: number): Promise<PersonRow[]> {
  return peopleOf(db, ownerId)
    .selectAll()
    .where("mail_pending", "=", 1)
    .orderBy("number")
    .limit(limit)
    .execute();
}

export async function clearPending(trx: Db, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await trx.updateTable("person").set({ mail_pending: 0 }).where("number", "in", numbers).execute();
}

/** The cards and links by which people came. */
export async function listOrigins(
  db: Db,
  ownerId: string,
): Promise<{ card_id: string | null; link_id: string | null; team_link_id: string | null }[]> {
  return peopleOf(db, ownerId)
    .select(["card_id", "link_id", "team_link_id"])
    .distinct()
    .where("card_id", "is not", null)
    .execute();
}

/** How many a team sees, and by which cards and links they came. */
export function listSharedOrigins(db: Db, teamId: string) {
  return db
    .selectFrom("person")
    .select(["card_id", "link_id", "team_link_id"])
    .select((person) => person.fn.countAll<number>().as("count"))
    .where("shared_team_id", "=", teamId)
    .where("deleted_at", "is", null)
    .groupBy(["card_id", "link_id", "team_link_id"])
    .execute();
}

/** The names of those in whose address books people are. */
export async function listHolderNames(db: Db, ownerIds: readonly string[]) {
  if (ownerIds.length === 0) return [];
  return db
    .selectFrom("account")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", ownerIds)
    .execute();
}
