import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { ContactMessageTable } from "../../db/schema.ts";

export async function insertContactMessage(db: Db, row: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto("contact_message").values(row).execute();
}
