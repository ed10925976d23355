import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged } from "../../db/queries.ts";
import type { KeptCardTable } from "../../db/schema/address-book.tables.ts";

export type KeptCardRow = Selectable<KeptCardTable>;

/** Those that are gone too, in the order of their last changes. */
export function listKeptCards(db: Db, ownerId: string): Promise<KeptCardRow[]> {
  return db
    .selectFrom("kept_card")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("change")
    .orderBy("card_id")
    .execute();
}

export async function upsertKeptCards(trx: Db, rows: readonly Insertable<KeptCardTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("kept_card")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "card_id"]).doUpdateSet(({ ref }) => ({
        revision: ref("excluded.revision"),
        is_resting: ref("excluded.is_resting"),
        change: ref("excluded.change"),
        gone_at: ref("excluded.gone_at"),
      })),
    )
    .execute();
}

/** At most `limit`; returns how many. */
export function deleteGoneCards(db: Db, until: number, limit: number): Promise<number> {
  return countChanged(
    db
      .deleteFrom("kept_card")
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple("owner_id", "card_id"),
          "in",
          selectFrom("kept_card")
            .select(["owner_id", "card_id"])
            .where("gone_at", "<", until)
            .limit(limit)
            .$asTuple("owner_id", "card_id"),
        ),
      ),
  );
}
