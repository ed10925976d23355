import type { Db } from "../../db/database.ts";

/** Who left their details and was not looked at yet; there is an index of them. */
function newPeopleOf(db: Db, ownerId: string) {
  return db
    .selectFrom("person")
    .where("owner_id", "=", ownerId)
    .where("opened_at", "is", null)
    .where("deleted_at", "is", null);
}

export async function countNewPeople(db: Db, ownerId: string): Promise<number> {
  const row = await newPeopleOf(db, ownerId)
    .select((person) => person.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The latest first. */
export function listNewPeople(
  db: Db,
  ownerId: string,
  limit: number,
): Promise<{ name: string; created_at: number }[]> {
  return newPeopleOf(db, ownerId)
    .select(["name", "created_at"])
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

/** Does not count as a change: two tabs may open the same person. */
export async function markOpened(db: Db, number: number, now: number): Promise<void> {
  await db
    .updateTable("person")
    .set({ opened_at: now })
    .where("number", "=", number)
    .where("opened_at", "is", null)
    .execute();
}
