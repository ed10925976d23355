import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged } from "../../db/queries.ts";
import type { ContactMessageTable } from "../../db/schema/mail.tables.ts";

export async function insertContactMessage(db: Db, row: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto("contact_message").values(row).execute();
}

/** Returns how many were deleted. */
export function deleteContactMessages(db: Db, until: number, limit: number): Promise<number> {
  const old = db.selectFrom("contact_message").select("id").where("created_at", "<=", until).limit(limit);
  return countChanged(db.deleteFrom("contact_message").where("id", "in", old));
}
