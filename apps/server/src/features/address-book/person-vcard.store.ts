import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { PersonVCardTable } from "../../db/schema/address-book.tables.ts";

/** A person as address books name them. */
export type SyncedRow = {
  readonly number: number;
  readonly id: string;
  readonly change: number;
  readonly version: number;
  /** Null for one whom no device has written. */
  readonly name: string | null;
  readonly size: number | null;
};

/** Place in the order of changes. */
export type ChangePlace = { readonly change: number; readonly number: number };

function selectSynced(db: Db, ownerId: string) {
  return db
    .selectFrom("person")
    .leftJoin("person_vcard", "person_vcard.person_number", "person.number")
    .select([
      "person.number",
      "person.id",
      "person.change",
      "person.version",
      "person_vcard.name",
      "person_vcard.size",
    ])
    .where("person.owner_id", "=", ownerId);
}

/** In the order of their last changes, behind a place. */
export function listSynced(db: Db, ownerId: string, after: ChangePlace, limit: number): Promise<SyncedRow[]> {
  return selectSynced(db, ownerId)
    .where("person.deleted_at", "is", null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("person.change", "person.number"), ">", tuple(after.change, after.number)),
    )
    .orderBy("person.change")
    .orderBy("person.number")
    .limit(limit)
    .execute();
}

/** By the addresses that devices chose, and by ids for people whom none has written. */
export async function listSyncedByNames(
  db: Db,
  ownerId: string,
  { names, ids }: { names: readonly string[]; ids: readonly string[] },
): Promise<SyncedRow[]> {
  const present = selectSynced(db, ownerId).where("person.deleted_at", "is", null);
  const [byName, byId] = await Promise.all([
    names.length === 0
      ? []
      : present
          .where("person_vcard.owner_id", "=", ownerId)
          .where("person_vcard.name", "in", names)
          .execute(),
    ids.length === 0
      ? []
      : present.where("person.id", "in", ids).where("person_vcard.name", "is", null).execute(),
  ]);
  return [...byName, ...byId];
}

/** Also of somebody who is marked as deleted. */
export async function findIdByName(db: Db, ownerId: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("person_vcard")
    .innerJoin("person", "person.number", "person_vcard.person_number")
    .select("person.id")
    .where("person_vcard.owner_id", "=", ownerId)
    .where("person_vcard.name", "=", name)
    .executeTakeFirst();
  return row?.id;
}

export async function listNames(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("person_vcard")
    .select(["person_number", "name"])
    .where("person_number", "in", numbers)
    .execute();
  return new Map(rows.map(({ person_number, name }) => [person_number, name]));
}

/** What devices wrote, by the person's number. */
export async function listLines(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("person_vcard")
    .select(["person_number", "lines"])
    .where("person_number", "in", numbers)
    .execute();
  return new Map(rows.map(({ person_number, lines }) => [person_number, lines]));
}

/** Of what devices wrote, by the person's number. */
export async function listSizes(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("person_vcard")
    .select(["person_number", "size"])
    .where("person_number", "in", numbers)
    .execute();
  return new Map(rows.map(({ person_number, size }) => [person_number, size]));
}

export async function upsertVCard(trx: Db, row: Insertable<PersonVCardTable>): Promise<void> {
  const { uid, lines, size } = row;
  await trx
    .insertInto("person_vcard")
    .values(row)
    .onConflict((conflict) => conflict.column("person_number").doUpdateSet({ uid, lines, size }))
    .execute();
}

/** Of an owner's vCards, in UTF-16 units. */
export async function sumSizes(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom("person_vcard")
    .select(({ fn }) => fn.sum<number>("size").as("size"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return Number(row?.size ?? 0);
}

/** The numbers of present people whose vCards say this UID. */
export async function listNumbersByUid(db: Db, ownerId: string, uid: string): Promise<number[]> {
  const rows = await db
    .selectFrom("person_vcard")
    .innerJoin("person", "person.number", "person_vcard.person_number")
    .select("person.number")
    .where("person_vcard.owner_id", "=", ownerId)
    .where("person_vcard.uid", "=", uid)
    .where("person.deleted_at", "is", null)
    .execute();
  return rows.map(({ number }) => number);
}
