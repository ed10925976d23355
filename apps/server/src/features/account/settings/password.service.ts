import { PASSWORD_MIN } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { weakPasswordProblem } from "@visita/domain/account/weak-password";
import type { AppContext } from "../../../core/app-context.ts";
import type { Db } from "../../../db/database.ts";
import { AppError } from "../../../lib/app-error.ts";
import { hashToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import type { MailRecipient } from "../../mail/mail.service.ts";
import { updateEmailVerified, updatePassword } from "../account.store.ts";
import { countPasskeys, updatePasskeysDoubted } from "../passkeys/passkey.store.ts";
import { deleteGrant, deleteRecoveriesOf, findGrant } from "../recovery/recovery.store.ts";
import { beginSession, originOf } from "../sessions/session.service.ts";
import { deleteSessionsOf } from "../sessions/session.store.ts";
import { deleteDevices } from "../sign-in/device.store.ts";
import { deleteLoginChallengesOf } from "../sign-in/login-challenge.store.ts";
import { findByPassword } from "./reauthentication.service.ts";

type Reset = { email: string; password: string };
type Change = { oldPassword: string; newPassword: string };

/** Sets a new password with the grant of a verified recovery, ends all sessions and doubts all passkeys. */
export async function resetPassword(
  context: AppContext,
  input: Reset,
  grant: string | undefined,
): Promise<void> {
  const { db } = context;
  const grantHash = grant && hashToken(grant);
  const account = grantHash ? await findGrant(db, grantHash, context.now()) : undefined;
  const expired = new AppError("recovery_expired", TEXT.resetFailed);
  if (!grantHash || !account || account.email !== input.email) throw expired;
  requireStrongPassword(context, input.password, account.email, "password");
  const hash = await context.passwords.hash(input.password);
  await db.transaction().execute(async (trx) => {
    if (!(await deleteGrant(trx, grantHash))) throw expired;
    const isWeak = input.password.length < PASSWORD_MIN;
    await updatePassword(trx, account.id, { hash, isWeak, setAt: context.now() });
    await updateEmailVerified(trx, account.id, context.now());
    await deleteSessionsOf(trx, account.id);
    await deleteDevices(trx, account.id);
    await endChallenges(trx, account.id);
    await context.emit("accessEnded", { trx, accountId: account.id });
    await updatePasskeysDoubted(trx, account.id, context.now());
    await noticePassword(context, trx, account, { isRecovered: true, isWeak });
  });
  context.securityLog("password reset with a recovery code; all sessions of the account ended");
  context.mail.kick();
}

/** Changes the caller's password and returns a new session token; other sessions and devices are deleted. */
export async function changePassword(
  context: AppContext,
  accountId: string,
  input: Change,
  browser: Visitor & { readonly deviceToken: string | undefined },
): Promise<string> {
  const { db } = context;
  const { deviceToken } = browser;
  const account = await findByPassword(context, accountId, input.oldPassword);
  if (!account) throw wrongPassword("oldPassword", TEXT.oldPasswordWrong);
  if (input.newPassword.normalize("NFC") === input.oldPassword.normalize("NFC")) {
    throw wrongPassword("newPassword", TEXT.newPasswordSame);
  }
  requireStrongPassword(context, input.newPassword, account.email, "newPassword");
  const hash = await context.passwords.hash(input.newPassword);
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, accountId, { hash, isWeak: false, setAt: context.now() });
    await deleteSessionsOf(trx, accountId);
    await deleteDevices(trx, accountId, deviceToken && hashToken(deviceToken));
    await endChallenges(trx, accountId);
    await noticePassword(context, trx, account);
  });
  const session = await beginSession(db, accountId, context.now(), await originOf(context, browser));
  context.mail.kick();
  return session;
}

async function noticePassword(
  context: AppContext,
  db: Db,
  account: MailRecipient & { readonly id: string },
  how: { isRecovered?: boolean; isWeak?: boolean } = {},
) {
  const passkeys = await countPasskeys(db, account.id);
  const tokens = await context.countActiveTokens(db, account.id);
  const notice = { kind: "password_changed", at: context.now(), passkeys, tokens, ...how } as const;
  await context.mail.enqueue(db, account, notice);
}

/** Codes that were mailed before are worth nothing from now on. */
export async function endChallenges(db: Db, accountId: string): Promise<void> {
  await deleteLoginChallengesOf(db, accountId);
  await deleteRecoveriesOf(db, accountId);
}

function requireStrongPassword(context: AppContext, password: string, email: string, field: string): void {
  const problem = weakPasswordProblem(password, { email, brand: context.config.brand });
  if (problem) throw new AppError("invalid_input", problem, { fields: { [field]: problem } });
}

function wrongPassword(field: string, message: string): AppError {
  return new AppError("wrong_password", message, { fields: { [field]: message } });
}
