import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import type { NameInput } from "@visita/domain/account/name.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { chooseOwnerLanguage } from "@visita/domain/language/choose-language";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { Db } from "../../db/database.ts";
import { newId } from "../../lib/tokens.ts";
import type { MailRecipient } from "../mail/mail.service.ts";
import {
  findAccountByEmail,
  findAccountById,
  insertSignInRecord,
  updateLanguage,
  updateName,
} from "./account.store.ts";

export async function findAccountEmail(db: Db, accountId: string): Promise<string | undefined> {
  return (await findAccountById(db, accountId))?.email;
}

export function findRecipient(db: Db, accountId: string): Promise<MailRecipient | undefined> {
  return findAccountById(db, accountId);
}

/** What an account has chosen, else English: for what is made while nobody waits for it. */
export async function findLanguage(db: Db, accountId: string): Promise<OwnerLanguage> {
  return chooseOwnerLanguage([(await findAccountById(db, accountId))?.language]) ?? "en";
}

/** For mails that only somebody who uses the account gets: undefined when it was left, suspended or deleted. */
export async function findActiveRecipient(db: Db, accountId: string): Promise<MailRecipient | undefined> {
  const account = await findAccountById(db, accountId);
  return account?.left_at === null && account.suspended_at === null ? account : undefined;
}

/** For an address outside of the accounts: in the language of the account that has it, if any. */
export async function recipientAt(db: Db, email: string): Promise<MailRecipient> {
  return { email, language: (await findAccountByEmail(db, email.toLowerCase()))?.language ?? null };
}

export async function changeName(db: Db, user: CurrentUser, name: NameInput): Promise<CurrentUser> {
  await updateName(db, user.userid, name.firstname, name.lastname);
  return { ...user, ...name };
}

/** Null: the browser's. */
export async function changeLanguage(
  db: Db,
  user: CurrentUser,
  language: OwnerLanguage,
): Promise<CurrentUser> {
  await updateLanguage(db, user.userid, language);
  return { ...user, language };
}

/** Of an account that comes from elsewhere. What was chosen here stays. */
export async function takeLanguage(db: Db, accountId: string, language: OwnerLanguage): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (account?.language === null) await updateLanguage(db, accountId, language);
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
