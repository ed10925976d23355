import { PASSWORD_MIN } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { weakPasswordProblem } from "@visita/domain/account/weak-password";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { hashToken } from "../../lib/tokens.ts";
import type { AccountContext } from "./account.context.ts";
import { GUESS_BUDGETS } from "./account.limits.ts";
import { findAccountById, updateEmailVerified, updatePassword } from "./account.store.ts";
import { deleteDevices } from "./device.store.ts";
import { deleteLoginChallengesOf } from "./login-challenge.store.ts";
import { deleteLoginFailure } from "./login-failure.store.ts";
import { deleteGrant, deleteRecoveriesOf, findGrant } from "./recovery.store.ts";
import { hmacEmail } from "./security-code.ts";
import { beginSession } from "./session.service.ts";
import { deleteSessionsOf } from "./session.store.ts";

type Reset = { email: string; password: string };
type Change = { oldPassword: string; newPassword: string };

/** Sets a new password with the grant of a verified recovery and ends all sessions of the account. */
export async function resetPassword(
  context: AccountContext,
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
    await updatePassword(trx, account.id, hash, input.password.length < PASSWORD_MIN);
    await updateEmailVerified(trx, account.id, context.now());
    await deleteSessionsOf(trx, account.id);
    await deleteDevices(trx, account.id);
    await endChallenges(trx, account.id);
    await deleteLoginFailure(trx, hmacEmail(context.keys.email, account.email));
    await context.mail.enqueue(trx, account.email, { kind: "password_changed", at: context.now() });
  });
  context.securityLog("password reset with a recovery code; all sessions of the account ended");
  context.mail.kick();
}

/** Changes the caller's password and returns a new session token; other sessions and devices are deleted. */
export async function changePassword(
  context: AccountContext,
  accountId: string,
  input: Change,
  deviceToken: string | undefined,
): Promise<string> {
  const { db, limits } = context;
  // Counted before the password is checked, and cleared if it is right.
  await limits.hit(GUESS_BUDGETS.passwordFailures, accountId);
  const account = await findAccountById(db, accountId);
  if (!account || !(await context.passwords.verify(input.oldPassword, account.password_hash))) {
    throw wrongPassword("oldPassword", TEXT.oldPasswordWrong);
  }
  await limits.clear(GUESS_BUDGETS.passwordFailures, accountId);
  if (input.newPassword.normalize("NFC") === input.oldPassword.normalize("NFC")) {
    throw wrongPassword("newPassword", TEXT.newPasswordSame);
  }
  requireStrongPassword(context, input.newPassword, account.email, "newPassword");
  const hash = await context.passwords.hash(input.newPassword);
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, accountId, hash, false);
    await deleteSessionsOf(trx, accountId);
    await deleteDevices(trx, accountId, deviceToken && hashToken(deviceToken));
    await endChallenges(trx, accountId);
    await context.mail.enqueue(trx, account.email, { kind: "password_changed", at: context.now() });
  });
  const session = await beginSession(db, accountId, context.now());
  context.mail.kick();
  return session;
}

async function endChallenges(db: Db, accountId: string): Promise<void> {
  await deleteLoginChallengesOf(db, accountId);
  await deleteRecoveriesOf(db, accountId);
}

function requireStrongPassword(
  context: AccountContext,
  password: string,
  email: string,
  field: string,
): void {
  const problem = weakPasswordProblem(password, { email, brand: context.brand });
  if (problem) throw new AppError("invalid_input", problem, { fields: { [field]: problem } });
}

function wrongPassword(field: string, message: string): AppError {
  return new AppError("wrong_password", message, { fields: { [field]: message } });
}
