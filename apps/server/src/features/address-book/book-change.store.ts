import type { Db } from "../../db/database.ts";

/** The people of an owner, and the cards that they keep. */
export type ChangingBook = "people" | "cards";

/**
 * Counts a change of a book and locks its order until the transaction ends. Comes before any lock of a person, so that no
 * two transactions wait for each other.
 */
export async function nextChange(trx: Db, ownerId: string, book: ChangingBook, now: number): Promise<number> {
  const { change } = await trx
    .insertInto("book_change")
    .values({ owner_id: ownerId, people: 0, cards: 0, [book]: now })
    .onConflict((conflict) =>
      conflict.column("owner_id").doUpdateSet(({ eb, ref }) => {
        const last = ref(`book_change.${book}`);
        return {
          [book]: eb
            .case()
            .when(last, ">=", now)
            .then(eb(last, "+", 1))
            .else(now)
            .end(),
        };
      }),
    )
    .returning(({ ref }) => ref(`book_change.${book}`).as("change"))
    .executeTakeFirstOrThrow();
  return change;
}

/** 0 before the first. */
export async function findChange(db: Db, ownerId: string, book: ChangingBook): Promise<number> {
  const row = await db
    .selectFrom("book_change")
    .select(({ ref }) => ref(`book_change.${book}`).as("change"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return row?.change ?? 0;
}

export function nextPeopleChange(trx: Db, ownerId: string, now: number): Promise<number> {
  return nextChange(trx, ownerId, "people", now);
}
