import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { AppContext } from "../../../core/app-context.ts";
import { AppError, rateLimited } from "../../../lib/app-error.ts";
import { hashToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { describeUserAgent } from "../../mail/user-agent.service.ts";
import { claimWelcome, findAccountById, updateEmailVerified } from "../account.store.ts";
import { requireOtherWayIn } from "../company/company-only.ts";
import { hmacCode, isCodeCorrect, newCode } from "../security-code.ts";
import { beginSession, endSession, originOf, toSignedInUser } from "../sessions/session.service.ts";
import { requireNotSuspended } from "../suspension.service.ts";
import { countWrongCode, limitCodeTries, maxCodeTries, takeBlindCodeTry } from "./brute-force.service.ts";
import { confirmDevice, findConfirmedDevice } from "./device.service.ts";
import {
  deleteLoginChallenge,
  findLoginChallenge,
  takeLoginTry,
  updateLoginCode,
} from "./login-challenge.store.ts";
import { loginCodeMail, takeBlindCode, takeLoginCode } from "./login-code.service.ts";

/** Over all codes of one challenge. */
export const MAX_TRIES_OF_LOGIN = 10;
const MAX_SENDS = 3;

type Browser = Visitor & {
  readonly browserToken: string | undefined;
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
};

export type VerifiedLogin = {
  readonly user: CurrentUser;
  readonly sessionToken: string;
  readonly deviceToken: string;
};

const expired = () => new AppError("sign_in_expired", TEXT.signInExpired);

/** Checks the mailed security code, in the browser that began the sign-in, and begins a session. */
export async function verifyLogin(
  context: AppContext,
  token: string,
  code: string,
  browser: Browser,
): Promise<VerifiedLogin> {
  const { db, now } = context;
  const tokenHash = hashToken(token);
  const browserHash = hashToken(browser.browserToken ?? "");
  const begun = await findLoginChallenge(db, tokenHash, browserHash, now());
  const isBlind = begun?.is_blind === 1;
  const mayCompare = !isBlind || (await takeBlindCodeTry(context, begun.account_id ?? tokenHash, browser));
  const device = isBlind ? undefined : await limitCodeTries(context, begun?.account_id, browser);
  const max = { ofCode: await maxCodeTries(context, device), total: MAX_TRIES_OF_LOGIN };
  const challenge = await takeLoginTry(db, tokenHash, browserHash, now(), max);
  if (!challenge) return refuse(context, tokenHash, browserHash);
  const isCorrect =
    challenge.code_expires_at > now() &&
    isCodeCorrect(challenge.code_hmac, context.accountKeys.code, tokenHash, code);
  if (!isCorrect || !mayCompare || challenge.account_id === null) {
    // Of blind ones none: whether the count rose would tell that the password was right.
    if (!device && !isBlind) await countWrongCode(context);
    throw new AppError("invalid_login_code", TEXT.codeInvalid);
  }
  return completeLogin(context, tokenHash, challenge.account_id, browser);
}

/** A challenge without tries left is deleted; any other case gives no detail but that the sign-in has expired. */
async function refuse(context: AppContext, tokenHash: string, browserHash: string): Promise<never> {
  const { db, now } = context;
  const challenge = await findLoginChallenge(db, tokenHash, browserHash, now());
  if (!challenge) throw expired();
  await deleteLoginChallenge(db, tokenHash);
  context.securityLog("sign-in cancelled after too many wrong security codes");
  throw new AppError("sign_in_over", TEXT.signInOver);
}

async function completeLogin(
  context: AppContext,
  tokenHash: string,
  accountId: string,
  browser: Browser,
): Promise<VerifiedLogin> {
  const { db, mail } = context;
  const { network, language } = browser;
  const now = context.now();
  const account = await findAccountById(db, accountId);
  if (!account || !(await deleteLoginChallenge(db, tokenHash))) throw expired();
  requireNotSuspended(account);
  requireOtherWayIn(context, account);
  if (browser.sessionToken) await endSession(db, browser.sessionToken);
  const deviceToken = await db.transaction().execute(async (trx) => {
    await updateEmailVerified(trx, accountId, now);
    if (account.email_verified_at === null) {
      // The address is its owner's only now. No notice: the first sign-in always comes from a new device.
      if (await claimWelcome(trx, accountId, now)) {
        await mail.enqueue(trx, account, { kind: "welcome" }, { network, language });
      }
    } else {
      await mail.enqueue(trx, account, {
        kind: "new_device",
        at: now,
        device: describeUserAgent(browser.userAgent),
      });
    }
    return confirmDevice(trx, accountId, now);
  });
  const sessionToken = await beginSession(db, accountId, now, await originOf(context, browser));
  mail.kick();
  return { user: toSignedInUser(context, account), sessionToken, deviceToken };
}

/** Mails a new code for a pending sign-in; it replaces the earlier one. */
export async function resendLoginCode(
  context: AppContext,
  token: string,
  browser: Omit<Browser, "sessionToken">,
): Promise<void> {
  const { db, mail } = context;
  const now = context.now();
  const tokenHash = hashToken(token);
  const challenge = browser.browserToken
    ? await findLoginChallenge(db, tokenHash, hashToken(browser.browserToken), now)
    : undefined;
  if (!challenge) throw expired();
  const { account_id } = challenge;
  const account = await findAccountById(db, account_id ?? "");
  if (!account && account_id !== null) throw expired();
  if (challenge.sends >= MAX_SENDS) throw new AppError("last_code_sent", TEXT.lastCodeSent);
  // Asked before the code is counted; the update decides.
  const secondsToWait = Math.ceil((challenge.sent_at + ACCOUNT_TIMES.loginResendWait - now) / 1000);
  if (secondsToWait > 0) throw rateLimited(secondsToWait);
  const { recipient, budget } =
    challenge.is_blind === 1 || !account
      ? await takeBlindCode(context, account, tokenHash)
      : await takeLoginCode(
          context,
          account,
          await findConfirmedDevice(context, browser.deviceToken, account.id),
        );
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  await db.transaction().execute(async (trx) => {
    const isSent = await updateLoginCode(
      trx,
      tokenHash,
      { hmac: hmacCode(context.accountKeys.code, tokenHash, code), sentAt: now, expiresAt },
      { sentUntil: now - ACCOUNT_TIMES.loginResendWait, maxSends: MAX_SENDS },
    );
    // Another request has sent one meanwhile.
    if (!isSent) throw rateLimited(ACCOUNT_TIMES.loginResendWait / 1000);
    const { network, language } = browser;
    await mail.enqueue(trx, recipient, loginCodeMail(code, expiresAt), { budget, network, language });
  });
  mail.kick();
}
