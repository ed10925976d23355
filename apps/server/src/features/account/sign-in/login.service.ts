import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { LoginInput } from "@visita/domain/account/login.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { GUESS_BUDGETS, LIMITS } from "../account.limits.ts";
import { recordSignIn } from "../account.service.ts";
import { findAccountByEmail, updatePasswordHash } from "../account.store.ts";
import { requireOtherWayIn } from "../company/company-only.ts";
import { hmacEmail } from "../security-code.ts";
import { beginSession, endSession, originOf, toSignedInUser } from "../sessions/session.service.ts";
import { requireNotSuspended } from "../suspension.service.ts";
import {
  clearDeviceTries,
  refundToldPassword,
  takeDeviceTry,
  takeToldPassword,
} from "./brute-force.service.ts";
import { findConfirmedDevice } from "./device.service.ts";
import { beginChallenge } from "./login-code.service.ts";

type Account = Selectable<AccountTable>;

type Browser = Visitor & {
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
};

export type LoginResult =
  | { readonly outcome: "signed-in"; readonly user: CurrentUser; readonly sessionToken: string }
  | {
      readonly outcome: "code-needed";
      readonly token: string;
      readonly browserToken: string;
      readonly message: string;
    };

/** Signs in on a confirmed device; on any other, mails a security code, which verify-login.service.ts checks. */
export async function logIn(context: AppContext, input: LoginInput, browser: Browser): Promise<LoginResult> {
  const account = await findAccountByEmail(context.db, input.email);
  const device = await findConfirmedDevice(context, browser.deviceToken, account?.id);
  return account && device
    ? logInOnDevice(context, input, browser, account, device)
    : logInElsewhere(context, input, browser, account);
}

/** What strangers do, also on the same network, does not hinder a confirmed device. */
async function logInOnDevice(
  context: AppContext,
  input: LoginInput,
  browser: Browser,
  account: Account,
  device: string,
): Promise<LoginResult> {
  await context.limits.hit(GUESS_BUDGETS.loginDevice, device);
  const isAllowed = await takeDeviceTry(context, input.email, device);
  const isRight = await context.passwords.verify(input.password, account.password_hash, { isTrusted: true });
  if (!isRight || !isAllowed) throw refuse(context);
  await clearDeviceTries(context, input.email, device);
  await accept(context, account, input, browser);
  if (account.email_verified_at === null || account.has_weak_password === 1) {
    return needCode(context, { account, isBlind: false, device, browser });
  }
  if (browser.sessionToken) await endSession(context.db, browser.sessionToken);
  const origin = await originOf(context, browser);
  const sessionToken = await beginSession(context.db, account.id, context.now(), origin);
  return { outcome: "signed-in", user: toSignedInUser(context, account), sessionToken };
}

/**
 * Wrong password and unknown email address give the same error after the same work. Once strangers have been told too
 * often for one address that a password was wrong, nobody is told any more: right or wrong, the answer asks for a code,
 * which is mailed only if the password was right. So the owner gets in, and whoever guesses learns nothing.
 */
async function logInElsewhere(
  context: AppContext,
  input: LoginInput,
  browser: Browser,
  found: Account | undefined,
): Promise<LoginResult> {
  const { limits } = context;
  await limits.hit(LIMITS.loginNetwork, browser.network);
  const refundNetworks = await limits.hitNetworks(GUESS_BUDGETS.loginFailuresNetwork, browser.networks);
  const emailKey = hmacEmail(context.accountKeys.email, input.email);
  const isTold = await takeToldPassword(context, emailKey);
  const takeBack = async () => {
    await refundNetworks();
    await refundToldPassword(context, emailKey);
  };
  const isRight = await context.passwords
    .verify(input.password, found?.password_hash)
    // Turned away by a full queue: nothing was compared.
    .catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
  const account = isRight ? found : undefined;
  // Nothing else that follows a right password may happen here: taking a count back would tell.
  if (!isTold) return needCode(context, { account, isBlind: true, browser });
  if (!account) throw refuse(context);
  await takeBack();
  await accept(context, account, input, browser);
  return needCode(context, { account, isBlind: false, browser });
}

async function needCode(
  context: AppContext,
  challenge: Parameters<typeof beginChallenge>[1],
): Promise<LoginResult> {
  const message = challenge.isBlind ? TEXT.codeSentIfRight : TEXT.codeSentByLogin;
  return { outcome: "code-needed", message, ...(await beginChallenge(context, challenge)) };
}

async function accept(
  context: AppContext,
  account: Account,
  { password, metadata }: LoginInput,
  { ip }: Browser,
): Promise<void> {
  const { db, passwords } = context;
  // With current parameters; only now is the password known in plain text.
  if (passwords.isOutdated(account.password_hash))
    await updatePasswordHash(db, account.id, await passwords.hash(password));
  requireNotSuspended(account);
  requireOtherWayIn(context, account);
  await recordSignIn(db, "login", account.id, ip, metadata, context.now());
}

function refuse(context: AppContext): AppError {
  context.securityLog("sign-in failed: wrong password, unknown email address or locked device");
  return new AppError("invalid_credentials", TEXT.invalidCredentials);
}
