import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import type { NameInput } from "@visita/domain/account/name.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { Db } from "../../db/database.ts";
import { newId } from "../../lib/tokens.ts";
import { findAccountById, insertSignInRecord, updateName } from "./account.store.ts";

export async function findAccountEmail(db: Db, accountId: string): Promise<string | undefined> {
  return (await findAccountById(db, accountId))?.email;
}

/** For mails that only somebody who uses the account gets: undefined when it was left, suspended or deleted. */
export async function findActiveEmail(db: Db, accountId: string): Promise<string | undefined> {
  const account = await findAccountById(db, accountId);
  return account && account.left_at === null && account.suspended_at === null ? account.email : undefined;
}

export async function changeName(db: Db, user: CurrentUser, name: NameInput): Promise<CurrentUser> {
  await updateName(db, user.userid, name.firstname, name.lastname);
  return { ...user, ...name };
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
