/** Sensitive changes need more than a session: the password or a passkey, shown a short while ago. */
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import { hashToken } from "../../../lib/tokens.ts";
import { GUESS_BUDGETS } from "../account.limits.ts";
import { findAccountById } from "../account.store.ts";
import { updateAuthenticated, wasAuthenticatedSince } from "../sessions/session.store.ts";

const REAUTHENTICATION_TTL_MS = 60_000;

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
  await requirePassword(context, accountId, password);
  await markAuthenticated(context, sessionToken);
}

export function markAuthenticated({ db, now }: AppContext, sessionToken: string): Promise<void> {
  return updateAuthenticated(db, hashToken(sessionToken), now());
}

/** The caller's account. Throws `wrong_password` at the field `password`. */
export async function requirePassword(context: AppContext, accountId: string, password: string) {
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
