import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { LoginInput } from "@visita/domain/account/login.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { Selectable } from "kysely";
import type { AccountTable } from "../../db/schema/account.tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import type { MailBudgetName } from "../mail/mail.service.ts";
import type { AccountContext } from "./account.context.ts";
import { GUESS_BUDGETS, LIMITS } from "./account.limits.ts";
import { recordSignIn } from "./account.service.ts";
import { findAccountByEmail, updatePassword } from "./account.store.ts";
import { clearPasswordTries, passwordTryKey, takePasswordTry } from "./brute-force.service.ts";
import { findConfirmedDevice } from "./device.service.ts";
import { insertLoginChallenge } from "./login-challenge.store.ts";
import { hmacCode, hmacEmail, newCode } from "./security-code.ts";
import { beginSession, endSession, originOf, toSignedInUser } from "./session.service.ts";
import { requireNotSuspended } from "./suspension.service.ts";

export const LOGIN_CHALLENGE_TTL_MS = 20 * 60_000;

type Browser = Visitor & {
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
};

export type LoginResult =
  | { readonly outcome: "signed-in"; readonly user: CurrentUser; readonly sessionToken: string }
  | { readonly outcome: "code-needed"; readonly token: string; readonly browserToken: string };

/** Signs in on a confirmed device; on any other, mails a security code, which verify-login.service.ts checks. */
export async function logIn(
  context: AccountContext,
  input: LoginInput,
  browser: Browser,
): Promise<LoginResult> {
  const found = await findAccountByEmail(context.db, input.email);
  const device = found && (await findConfirmedDevice(context, browser.deviceToken, found.id));
  await limitLogins(context, device, browser.network);
  const account = await checkPassword(context, input, found, device, browser.network);
  requireNotSuspended(account);
  await recordSignIn(context.db, "login", account.id, browser.ip, input.metadata, context.now());
  if (!device || account.email_verified_at === null || account.has_weak_password === 1) {
    return beginChallenge(context, account, device, browser.network);
  }
  if (browser.sessionToken) await endSession(context.db, browser.sessionToken);
  const origin = await originOf(context, browser);
  const sessionToken = await beginSession(context.db, account.id, context.now(), origin);
  return { outcome: "signed-in", user: toSignedInUser(context, account), sessionToken };
}

/** What strangers do on the same network does not hinder a confirmed device. */
async function limitLogins(
  { limits }: AccountContext,
  device: string | undefined,
  network: string,
): Promise<void> {
  if (device) return limits.hit(GUESS_BUDGETS.loginDevice, device);
  await limits.hit(LIMITS.loginNetwork, network);
  await limits.check(GUESS_BUDGETS.loginFailuresNetwork, network);
}

/** Wrong password, unknown email address and locked account give the same error after the same work. */
async function checkPassword(
  context: AccountContext,
  input: LoginInput,
  account: Selectable<AccountTable> | undefined,
  device: string | undefined,
  network: string,
) {
  const key = passwordTryKey(hmacEmail(context.keys.email, input.email), device);
  const isAllowed = await takePasswordTry(context, key);
  const isTrusted = device !== undefined;
  const isRight = await context.passwords.verify(input.password, account?.password_hash, { isTrusted });
  if (account && isRight && isAllowed) {
    await clearPasswordTries(context, key);
    if (context.passwords.isOutdated(account.password_hash))
      await rehashPassword(context, account, input.password);
    return account;
  }
  if (!device) await context.limits.tryHit(GUESS_BUDGETS.loginFailuresNetwork, network);
  context.securityLog("sign-in failed: wrong password, unknown email address or locked account");
  throw new AppError("invalid_credentials", TEXT.invalidCredentials);
}

/** With current parameters; only now is the password known in plain text. */
async function rehashPassword(
  { db, passwords }: AccountContext,
  account: Selectable<AccountTable>,
  password: string,
) {
  await updatePassword(db, account.id, await passwords.hash(password), account.has_weak_password === 1);
}

/** Counts a code that is about to be mailed after a right password, and returns the budget it is sent from. */
export async function takeLoginCode(
  { limits, mail }: AccountContext,
  account: Selectable<AccountTable>,
  device: string | undefined,
): Promise<MailBudgetName> {
  const isConfirmed = account.email_verified_at !== null;
  const budget = isConfirmed ? "code_after_proof" : "code_to_confirm";
  mail.requireWorking(budget);
  await limits.hit(isConfirmed ? LIMITS.loginCodesHour : LIMITS.confirmCodesDay, device ?? account.id);
  return budget;
}

async function beginChallenge(
  context: AccountContext,
  account: Selectable<AccountTable>,
  device: string | undefined,
  network: string,
): Promise<LoginResult> {
  const budget = await takeLoginCode(context, account, device);
  const now = context.now();
  const token = newToken();
  const browserToken = newToken();
  const tokenHash = hashToken(token);
  const code = newCode();
  const codeExpiresAt = now + ACCOUNT_TIMES.codeTtl;
  await context.db.transaction().execute(async (trx) => {
    await insertLoginChallenge(trx, {
      token_hash: tokenHash,
      browser_hash: hashToken(browserToken),
      account_id: account.id,
      code_hmac: hmacCode(context.keys.code, tokenHash, code),
      code_expires_at: codeExpiresAt,
      tries_of_code: 0,
      tries: 0,
      sends: 1,
      sent_at: now,
      expires_at: now + LOGIN_CHALLENGE_TTL_MS,
    });
    const minutes = ACCOUNT_TIMES.codeTtl / 60_000;
    const mail = { kind: "login_code", code, minutes, expiresAt: codeExpiresAt } as const;
    await context.mail.enqueue(trx, account.email, mail, { budget, network });
  });
  context.mail.kick();
  return { outcome: "code-needed", token, browserToken };
}
