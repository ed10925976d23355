import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { type ArchivePart, jsonPart } from "../../lib/archive-part.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findAccountById, listSignInRecords } from "./account.store.ts";
import { listIdentitiesOf } from "./company/company.store.ts";

/** What its owner may take along. */
export async function describeAccount(db: Db, accountId: string) {
  const account = await findAccountById(db, accountId);
  if (!account) return undefined;
  return {
    email: account.email,
    firstname: account.first_name,
    lastname: account.last_name,
    /** As it was chosen; null for the browser's. */
    language: account.language,
    createdAt: isoTime(account.created_at),
    ...(account.suspended_at !== null && {
      suspended: { at: isoTime(account.suspended_at), reason: account.suspended_for },
    }),
    company: (await listIdentitiesOf(db, accountId)).map(({ issuer, subject, linked_at }) => ({
      issuer,
      subject,
      linkedAt: isoTime(linked_at),
    })),
    emailConfirmedAt: account.email_verified_at === null ? null : isoTime(account.email_verified_at),
  };
}

/** Newest first. */
export async function signInPart({ db }: AppContext, accountId: string): Promise<ArchivePart> {
  const records = await listSignInRecords(db, accountId);
  const signIns = records.map(({ kind, ip, metadata, created_at }) => ({
    kind,
    at: isoTime(created_at),
    ip,
    browser: JSON.parse(metadata) as unknown,
  }));
  return jsonPart("sign-ins", "sign-ins.json", signIns.length, { signIns });
}
