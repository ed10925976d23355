import type { Db } from "../../db/database.ts";
import { findAccountById } from "./account.store.ts";

/** Where to write to somebody; undefined when the account is gone. */
export async function findAccountEmail(db: Db, accountId: string): Promise<string | undefined> {
  return (await findAccountById(db, accountId))?.email;
}
