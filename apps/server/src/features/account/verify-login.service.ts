import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { AppError, rateLimited } from "../../lib/app-error.ts";
import { hashToken } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import { describeDevice } from "../mail/device.service.ts";
import type { AccountContext } from "./account.context.ts";
import { LIMITS } from "./account.limits.ts";
import { findAccountById, updateEmailVerified } from "./account.store.ts";
import { countWrongCode, maxCodeTries } from "./brute-force.service.ts";
import { confirmDevice } from "./device.service.ts";
import {
  deleteLoginChallenge,
  findLoginChallenge,
  takeLoginTry,
  updateLoginCode,
} from "./login-challenge.store.ts";
import { hmacCode, isCodeCorrect, newCode } from "./security-code.ts";
import { beginSession, endSession, toCurrentUser } from "./session.service.ts";

const TRIES_OF_CHALLENGE = 10;
const SENDS_OF_CHALLENGE = 3;

type Browser = Visitor & {
  readonly browserToken: string | undefined;
  readonly sessionToken: string | undefined;
};

export type VerifiedLogin = {
  readonly user: CurrentUser;
  readonly sessionToken: string;
  readonly deviceToken: string;
};

const expired = () => new AppError("sign_in_expired", TEXT.signInExpired);

/** Ends a sign-in with the code from the mailbox, in the browser that began it. */
export async function verifyLogin(
  context: AccountContext,
  token: string,
  code: string,
  browser: Browser,
): Promise<VerifiedLogin> {
  const { db, now } = context;
  await context.limits.hit(LIMITS.codeTriesNetwork, browser.network);
  if (!browser.browserToken) throw expired();
  const tokenHash = hashToken(token);
  const browserHash = hashToken(browser.browserToken);
  const most = { ofCode: await maxCodeTries(context), inAll: TRIES_OF_CHALLENGE };
  const challenge = await takeLoginTry(db, tokenHash, browserHash, now(), most);
  if (!challenge) return refuse(context, tokenHash, browserHash);
  const isRight =
    challenge.code_expires_at > now() &&
    isCodeCorrect(challenge.code_hmac, context.keys.code, tokenHash, code);
  if (!isRight) {
    await countWrongCode(context);
    throw new AppError("invalid_login_code", TEXT.codeInvalid);
  }
  return signInWith(context, tokenHash, challenge.account_id, browser);
}

/** Out of tries ends the challenge; anything else is told no more than that the sign-in is over. */
async function refuse(context: AccountContext, tokenHash: string, browserHash: string): Promise<never> {
  const { db, now } = context;
  const challenge = await findLoginChallenge(db, tokenHash, browserHash, now());
  if (!challenge) throw expired();
  await deleteLoginChallenge(db, tokenHash);
  context.securityLog("a sign-in ended after too many wrong security codes");
  throw rateLimited(ACCOUNT_TIMES.loginResendWait / 1000);
}

async function signInWith(
  context: AccountContext,
  tokenHash: string,
  accountId: string,
  browser: Browser,
): Promise<VerifiedLogin> {
  const { db, mail } = context;
  const now = context.now();
  const account = await findAccountById(db, accountId);
  if (!account || !(await deleteLoginChallenge(db, tokenHash))) throw expired();
  if (browser.sessionToken) await endSession(db, browser.sessionToken);
  const deviceToken = await db.transaction().execute(async (trx) => {
    await updateEmailVerified(trx, accountId, now);
    // The very first sign-in is from a new device by nature.
    if (account.email_verified_at !== null) {
      await mail.enqueue(trx, account.email, {
        kind: "new_device",
        at: now,
        device: describeDevice(browser.userAgent),
      });
    }
    return confirmDevice(trx, accountId, now);
  });
  const sessionToken = await beginSession(db, accountId, now);
  mail.kick();
  return { user: toCurrentUser(account), sessionToken, deviceToken };
}

/** Mails a new code for a sign-in under way; the earlier one is dead from then on. */
export async function resendLoginCode(
  context: AccountContext,
  token: string,
  browserToken?: string,
): Promise<void> {
  const { db, mail } = context;
  const now = context.now();
  const tokenHash = hashToken(token);
  const challenge = browserToken
    ? await findLoginChallenge(db, tokenHash, hashToken(browserToken), now)
    : undefined;
  const account = challenge && (await findAccountById(db, challenge.account_id));
  if (!challenge || !account) throw expired();
  mail.requireWorking();
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  await db.transaction().execute(async (trx) => {
    const isSent = await updateLoginCode(
      trx,
      tokenHash,
      { hmac: hmacCode(context.keys.code, tokenHash, code), sentAt: now, expiresAt },
      { sentUntil: now - ACCOUNT_TIMES.loginResendWait, sends: SENDS_OF_CHALLENGE },
    );
    if (!isSent) throw rateLimited(secondsToWait(challenge, now));
    await mail.enqueue(trx, account.email, {
      kind: "login_code",
      code,
      minutes: ACCOUNT_TIMES.codeTtl / 60_000,
      expiresAt,
    });
  });
  mail.kick();
}

/** Until the next code may be sent; with no sends left, until this sign-in is over and another may begin. */
function secondsToWait(
  challenge: { sends: number; sent_at: number; expires_at: number },
  now: number,
): number {
  const opensAt =
    challenge.sends >= SENDS_OF_CHALLENGE
      ? challenge.expires_at
      : challenge.sent_at + ACCOUNT_TIMES.loginResendWait;
  return Math.max(1, Math.ceil((opensAt - now) / 1000));
}
