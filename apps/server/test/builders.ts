import type { Insertable } from "kysely";
import type { RootDb } from "../src/db/database.ts";
import type { AccountTable } from "../src/db/schema.ts";
import { newId } from "../src/lib/tokens.ts";

type AccountRow = Insertable<AccountTable>;

/** An account of a plainly fictional person; say only what the test is about. */
export async function anAccount(db: RootDb, given: Partial<AccountRow> = {}): Promise<AccountRow> {
  const id = newId();
  const row: AccountRow = {
    id,
    email: `${id.toLowerCase()}@person.example`,
    first_name: "Robin",
    last_name: "Sample",
    password_hash: "none",
    email_verified_at: Date.now(),
    created_at: Date.now(),
    ...given,
  };
  await db.insertInto("account").values(row).execute();
  return row;
}
