/** Whose account a person of the company has: known by subject, else linked by their confirmed address, else new. */
import { emailField } from "@visita/domain/account/account.fields";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { Trx } from "../../../db/database.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import { newId } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { describeUserAgent } from "../../mail/user-agent.service.ts";
import { recordSignIn } from "../account.service.ts";
import {
  claimWelcome,
  findAccountByEmail,
  insertAccount,
  NO_PASSWORD,
  updateEmailVerified,
  updatePassword,
} from "../account.store.ts";
import { endChallenges } from "../settings/password.service.ts";
import { findAccountByIdentity, insertIdentity } from "./company.store.ts";
import { CompanySignInError } from "./company-error.ts";
import { nameOf } from "./company-name.ts";
import type { CompanyClaims } from "./company-provider.ts";

type Account = Selectable<AccountTable>;

/** `isToldOwner`: by a mail of its own, so that none of a new device is needed. */
type Found = { readonly account: Account; readonly isToldOwner: boolean };

export async function findOrLinkAccount(
  context: AppContext,
  claims: CompanyClaims,
  visitor: Visitor,
): Promise<Found> {
  const { db } = context;
  const known = await findAccountByIdentity(db, claims.issuer, claims.subject);
  if (known) return { account: known, isToldOwner: false };
  const email = emailField("", "").safeParse(claims.email);
  if (!claims.isEmailVerified || !email.success || email.data === "")
    throw new CompanySignInError("unverified");
  return db.transaction().execute((trx) => link(context, trx, claims, email.data, visitor));
}

/** The unique indexes decide: of two sign-ins at once one makes the account, and the other finds it. */
async function link(
  context: AppContext,
  trx: Trx,
  claims: CompanyClaims,
  email: string,
  visitor: Visitor,
): Promise<Found> {
  const now = context.now();
  const made = await insertAccount(trx, {
    id: newId(),
    email,
    ...nameOf(claims, email),
    password_hash: NO_PASSWORD,
    email_verified_at: now,
    created_at: now,
    language: visitor.language,
  });
  const account = made ?? (await findAccountByEmail(trx, email));
  if (!account) throw new CompanySignInError("expired");
  if (account.suspended_at !== null) throw new CompanySignInError("suspended");
  const { issuer, subject } = claims;
  const isLinked = await insertIdentity(trx, { issuer, subject, account_id: account.id, linked_at: now });
  if (!isLinked) {
    const known = made ? undefined : await findAccountByIdentity(trx, issuer, subject);
    // The account is somebody else's at the provider: addresses of people who left are given to others.
    if (!known) throw new CompanySignInError("taken");
    return { account: known, isToldOwner: true };
  }
  if (made) await welcome(context, trx, made, visitor);
  else await takeOver(context, trx, account, visitor);
  return { account, isToldOwner: true };
}

async function welcome(context: AppContext, trx: Trx, account: Account, visitor: Visitor): Promise<void> {
  const { mail, now } = context;
  const { network, language } = visitor;
  await recordSignIn(trx, "register", account.id, visitor.ip, undefined, now());
  await context.emit("accountCreated", { trx, accountId: account.id });
  if (await claimWelcome(trx, account.id, now())) {
    await mail.enqueue(trx, account, { kind: "welcome" }, { network, language });
  }
}

/** The password of an address that was never confirmed may be that of whoever typed it: it ends. */
async function takeOver(context: AppContext, trx: Trx, account: Account, visitor: Visitor): Promise<void> {
  const { config, mail } = context;
  const now = context.now();
  if (account.email_verified_at === null) {
    await updatePassword(trx, account.id, { hash: NO_PASSWORD, isWeak: false, setAt: now });
    await endChallenges(trx, account.id);
    await updateEmailVerified(trx, account.id, now);
  }
  const device = describeUserAgent(visitor.userAgent);
  const company = config.company?.name ?? "";
  await mail.enqueue(trx, account, { kind: "company_linked", company, at: now, device });
}
