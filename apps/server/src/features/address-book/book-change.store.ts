import type { Db } from "../../db/database.ts";

/**
 * Counts a change of the people of an owner and locks their order until the transaction ends. Comes before any lock of a
 * person, so that no two transactions wait for each other.
 */
export async function nextPeopleChange(trx: Db, ownerId: string, now: number): Promise<number> {
  const { people } = await trx
    .insertInto("book_change")
    .values({ owner_id: ownerId, people: now, cards: 0 })
    .onConflict((conflict) =>
      conflict.column("owner_id").doUpdateSet(({ eb, ref }) => ({
        people: eb
          .case()
          .when("book_change.people", ">=", now)
          .then(eb(ref("book_change.people"), "+", 1))
          .else(now)
          .end(),
      })),
    )
    .returning("people")
    .executeTakeFirstOrThrow();
  return people;
}

/** 0 before the first. */
export async function findPeopleChange(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom("book_change")
    .select("people")
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return row?.people ?? 0;
}
