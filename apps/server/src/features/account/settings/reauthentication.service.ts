/** Sensitive changes need more than a session: the password or a passkey, shown a short while ago. */
import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import { hashToken } from "../../../lib/tokens.ts";
import { GUESS_BUDGETS } from "../account.limits.ts";
import { findAccountById, NO_PASSWORD } from "../account.store.ts";
import { updateAuthenticated, wasAuthenticatedSince } from "../sessions/session.store.ts";

const REAUTHENTICATION_TTL_MS = 60_000;
/** Longer: the browser comes back from the company before somebody can go on. */
const COMPANY_PROOF_TTL_MS = 5 * 60_000;

/** Throws `reauthentication_needed` unless the password or a passkey was shown in this session a short while ago. */
export async function requireRecentAuthentication(
  { db, now }: AppContext,
  sessionToken: string,
): Promise<void> {
  if (await wasAuthenticatedSince(db, hashToken(sessionToken), now() - REAUTHENTICATION_TTL_MS)) return;
  throw new AppError("reauthentication_needed", TEXT.confirmItIsYou);
}

export async function reauthenticate(
  context: AppContext,
  accountId: string,
  password: string,
  sessionToken: string,
): Promise<void> {
  await requirePassword(context, accountId, password, sessionToken);
  await markAuthenticated(context, sessionToken);
}

export function markAuthenticated({ db, now }: AppContext, sessionToken: string): Promise<void> {
  return updateAuthenticated(db, hashToken(sessionToken), now());
}

/**
 * The caller's account. Throws `wrong_password` at the field `password`. Whoever has none shows instead that they have
 * just signed in, at their company or with a passkey; else `reauthentication_needed` is thrown.
 */
export async function requirePassword(
  context: AppContext,
  accountId: string,
  password: string,
  sessionToken: string,
) {
  const { db, now } = context;
  const own = await findAccountById(db, accountId);
  if (own?.password_hash === NO_PASSWORD) {
    if (await wasAuthenticatedSince(db, hashToken(sessionToken), now() - COMPANY_PROOF_TTL_MS)) return own;
    throw new AppError("reauthentication_needed", TEXT.confirmWithCompany);
  }
  if (password === "") {
    const text = ACCOUNT_MESSAGES.passwordRequired;
    throw new AppError("invalid_input", text, { fields: { password: text } });
  }
  const account = await findByPassword(context, accountId, password);
  if (account) return account;
  throw new AppError("wrong_password", TEXT.passwordWrong, { fields: { password: TEXT.passwordWrong } });
}

/** The account, if the password is right. Counted before the password is checked, and cleared if it is right. */
export async function findByPassword(
  { db, limits, passwords }: AppContext,
  accountId: string,
  password: string,
): Promise<Selectable<AccountTable> | undefined> {
  await limits.hit(GUESS_BUDGETS.passwordFailures, accountId);
  const account = await findAccountById(db, accountId);
  if (!account || !(await passwords.verify(password, account.password_hash))) return undefined;
  await limits.clear(GUESS_BUDGETS.passwordFailures, accountId);
  return account;
}
