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
  insertAccount,
  insertSignInRecord,
  listLanguages,
  NO_PASSWORD,
  updateLanguage,
  updateName,
} from "./account.store.ts";

export async function findAccountEmail(db: Db, accountId: string): Promise<string | undefined> {
  return (await findAccountById(db, accountId))?.email;
}

export async function findRecipient(db: Db, accountId: string) {
  const account = await findAccountById(db, accountId);
  return account && isAddress(account) ? account : undefined;
}

/** What an account has chosen, else English: for what is made while nobody waits for it. */
export async function findLanguage(db: Db, accountId: string): Promise<OwnerLanguage> {
  return chooseOwnerLanguage([(await findAccountById(db, accountId))?.language]) ?? "en";
}

/** Throws for one that is gone. */
export async function findAccount(db: Db, accountId: string) {
  const account = await findAccountById(db, accountId);
  if (!account) throw new Error("an account is gone while it is used");
  return account;
}

/** An account that holds what belongs to several people. Nobody signs in to it: its email is no address. */
export async function addHoldingAccount(
  trx: Db,
  { id, name, now }: { id: string; name: string; now: number },
): Promise<void> {
  await insertAccount(trx, {
    id,
    email: `holds ${id}`,
    first_name: name,
    last_name: "",
    password_hash: NO_PASSWORD,
    email_verified_at: now,
    welcomed_at: now,
    created_at: now,
  });
}

/** An account that nobody signs in to, such as that of a team: it has no address, and no mail is sent there. */
export async function isHoldingAccount(db: Db, accountId: string): Promise<boolean> {
  const account = await findAccountById(db, accountId);
  return account !== undefined && !isAddress(account);
}

function isAddress({ email }: { email: string }): boolean {
  return email.includes("@");
}

/** For mails that only somebody who uses the account gets: undefined when it was left, suspended or deleted. */
export async function findActiveRecipient(db: Db, accountId: string): Promise<MailRecipient | undefined> {
  const account = await findAccountById(db, accountId);
  if (!account || !isAddress(account)) return undefined;
  return account.left_at === null && account.suspended_at === null ? account : undefined;
}

/** For an address outside of the accounts: in the language of the account that has it, if any. */
export async function recipientAt(db: Db, email: string): Promise<MailRecipient> {
  return { email, language: (await findAccountByEmail(db, email.toLowerCase()))?.language ?? null };
}

/** The same for several addresses, which are in lower case. */
export async function recipientsAt(db: Db, emails: readonly string[]): Promise<MailRecipient[]> {
  const languages = new Map(
    (await listLanguages(db, emails)).map(({ email, language }) => [email, language]),
  );
  return emails.map((email) => ({ email, language: languages.get(email) ?? null }));
}

export async function changeName(db: Db, user: CurrentUser, name: NameInput): Promise<CurrentUser> {
  await updateName(db, user.userid, name.firstname, name.lastname);
  return { ...user, ...name };
}

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
