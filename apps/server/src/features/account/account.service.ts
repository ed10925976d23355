import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import type { Db } from "../../db/database.ts";
import { newId } from "../../lib/tokens.ts";
import { findAccountById, insertSignInRecord } from "./account.store.ts";

export async function findAccountEmail(db: Db, accountId: string): Promise<string | undefined> {
  return (await findAccountById(db, accountId))?.email;
}

/** Records from where an account was registered or signed in to. `ip` is the one the server saw. */
export function recordSignIn(
  db: Db,
  kind: "register" | "login",
  accountId: string,
  ip: string,
  metadata: DeviceMetadata,
  now: number,
): Promise<void> {
  return insertSignInRecord(db, {
    id: newId(),
    account_id: accountId,
    kind,
    ip,
    metadata: JSON.stringify(metadata ?? {}),
    created_at: now,
  });
}
