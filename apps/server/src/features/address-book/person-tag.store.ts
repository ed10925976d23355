import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { PersonTagTable } from "../../db/schema/address-book.tables.ts";

/** By the person's number, in the order in which they were typed. */
export async function listTags(
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("person_tag")
    .select(["person_number", "tag"])
    .where("person_number", "in", numbers)
    .orderBy("person_number")
    .orderBy("position")
    .execute();
  const tags = new Map<number, string[]>();
  for (const { person_number, tag } of rows)
    tags.set(person_number, [...(tags.get(person_number) ?? []), tag]);
  return tags;
}

export async function insertTags(trx: Db, rows: readonly Insertable<PersonTagTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("person_tag")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["owner_id", "tag_key", "person_number"]).doNothing())
    .execute();
}

export async function deleteTags(trx: Db, number: number): Promise<void> {
  await trx.deleteFrom("person_tag").where("person_number", "=", number).execute();
}

/** Each tag once, as somebody typed it. Not those of people who are marked as deleted. */
export async function listTagsOfOwner(db: Db, ownerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("person_tag")
    .innerJoin("person", "person.number", "person_tag.person_number")
    .select((tag) => tag.fn.min("person_tag.tag").as("tag"))
    .where("person_tag.owner_id", "=", ownerId)
    .where("person.deleted_at", "is", null)
    .groupBy("person_tag.tag_key")
    .orderBy("person_tag.tag_key")
    .limit(limit)
    .execute();
  return rows.map(({ tag }) => tag);
}
