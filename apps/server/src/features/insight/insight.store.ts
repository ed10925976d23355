import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";

/** False when this batch, or a later one, is written already. Part of the transaction that adds the batch. */
export async function beginBatch(
  db: Db,
  writer: { id: string; batch: number; written_at: number },
): Promise<boolean> {
  const row = await db
    .insertInto("insight_writer")
    .values(writer)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ batch: writer.batch, written_at: writer.written_at })
        .where("insight_writer.batch", "<", writer.batch),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWriters(db: Db, until: number): Promise<void> {
  await db.deleteFrom("insight_writer").where("written_at", "<=", until).execute();
}

/** In the order of their ids, after one of them. */
export async function listCardIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("card")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The last card that was folded for this goal, "" before the first one; null when all are. */
export async function findFolded(db: Db, goal: string): Promise<string | null> {
  const row = await db
    .selectFrom("insight_folding")
    .select("after_card")
    .where("goal", "=", goal)
    .executeTakeFirst();
  return row ? row.after_card : "";
}

/** Forgets the goals before. */
export async function saveFolded(db: Db, goal: string, after: string | null): Promise<void> {
  const row = { goal, after_card: after };
  await db
    .insertInto("insight_folding")
    .values(row)
    .onConflict((conflict) => conflict.column("goal").doUpdateSet(row))
    .execute();
  if (after === null) await db.deleteFrom("insight_folding").where("goal", "<", goal).execute();
}

/** The first card after another one that has sums of the release before. */
export async function findCardWithOldSums(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("insight_sum")
    .select("card_id")
    .where("card_id", ">", after)
    .orderBy("card_id")
    .limit(1)
    .executeTakeFirst();
  return row?.card_id;
}

/** Nobody else holds it until the transaction ends. On SQLite, nobody else writes anyway. */
export async function lockCard(trx: Db, cardId: string): Promise<void> {
  if (!isPostgres(trx)) return;
  await trx.selectFrom("card").select("id").where("id", "=", cardId).forUpdate().execute();
}

/** Of one card, its first sums of the release before: at least so many if there are, and whole days. They are deleted. */
export async function takeOldSums(db: Db, cardId: string, atLeast: number) {
  const ofCard = db.selectFrom("insight_sum").select("day").where("card_id", "=", cardId).orderBy("day");
  const last = await ofCard
    .limit(1)
    .offset(atLeast - 1)
    .executeTakeFirst();
  return db
    .deleteFrom("insight_sum")
    .where("card_id", "=", cardId)
    .$if(last !== undefined, (sums) => sums.where("day", "<=", last?.day ?? ""))
    .returningAll()
    .execute();
}
