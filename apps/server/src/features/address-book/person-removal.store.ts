import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged } from "../../db/queries.ts";
import type { PersonRemovalTable } from "../../db/schema/address-book.tables.ts";

export type PersonRemovalRow = Selectable<PersonRemovalTable>;

export async function upsertRemoval(trx: Db, row: Insertable<PersonRemovalTable>): Promise<void> {
  const { change, removed_at } = row;
  await trx
    .insertInto("person_removal")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner_id", "name"]).doUpdateSet({ change, removed_at }))
    .execute();
}

/** There is somebody at this address again. */
export async function deleteRemoval(trx: Db, ownerId: string, name: string): Promise<void> {
  await trx.deleteFrom("person_removal").where("owner_id", "=", ownerId).where("name", "=", name).execute();
}

/** Behind a change, or behind one removal, in their order. */
export function listRemovals(
  db: Db,
  ownerId: string,
  after: { readonly change: number; readonly name?: string | undefined },
  limit: number,
): Promise<PersonRemovalRow[]> {
  const { change, name } = after;
  return db
    .selectFrom("person_removal")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where(({ eb, refTuple, tuple }) =>
      name === undefined
        ? eb("change", ">", change)
        : eb(refTuple("change", "name"), ">", tuple(change, name)),
    )
    .orderBy("change")
    .orderBy("name")
    .limit(limit)
    .execute();
}

/** At most `limit`; returns how many. */
export function deleteRemovalsUntil(db: Db, until: number, limit: number): Promise<number> {
  return countChanged(
    db
      .deleteFrom("person_removal")
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple("owner_id", "name"),
          "in",
          selectFrom("person_removal")
            .select(["owner_id", "name"])
            .where("removed_at", "<", until)
            .limit(limit)
            .$asTuple("owner_id", "name"),
        ),
      ),
  );
}
