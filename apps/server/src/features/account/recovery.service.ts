import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { AppError } from "../../lib/app-error.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import type { AccountContext } from "./account.context.ts";
import { LIMITS } from "./account.limits.ts";
import { findAccountByEmail } from "./account.store.ts";
import { countWrongCode, isUnderAttack, maxCodeTries } from "./brute-force.service.ts";
import { findConfirmedDevice } from "./device.service.ts";
import {
  deleteOtherChallenges,
  deleteRecoveryChallenge,
  insertGrant,
  insertRecoveryChallenge,
  redeemTicket,
  takeRecoveryTry,
  wasCodeSentSince,
} from "./recovery.store.ts";
import { hmacCode, hmacEmail, isCodeCorrect, newCode } from "./security-code.ts";

const TICKET_TTL_MS = 10 * 60_000;
export const RECOVERY_TTL_MS = 15 * 60_000;
export const GRANT_TTL_MS = 10 * 60_000;
const TICKET = /rt1\.([\w-]{43})/;

type Browser = Visitor & {
  readonly browserToken: string | undefined;
  readonly deviceToken: string | undefined;
};

/** Whether an email address has an account. A network with too many misses gets true for every address. */
export async function hasAccount(context: AccountContext, email: string, visitor: Visitor): Promise<boolean> {
  const { limits } = context;
  await limits.hit(LIMITS.authenticateNetworkMinute, visitor.network);
  await limits.hit(LIMITS.authenticateNetworkHour, visitor.network);
  await limits.hit(LIMITS.authenticateEmailHour, hmacEmail(context.keys.email, email));
  const account = await findAccountByEmail(context.db, email);
  // A hit is counted as well, so that it takes as long as a miss.
  const counted = account ? LIMITS.authenticateHits : LIMITS.authenticateMisses;
  const wait = await limits.tryHit(counted, visitor.network);
  return account !== undefined || wait > 0;
}

/**
 * Begins a recovery and returns a ticket; the code is created when the ticket is redeemed. An email address without an
 * account gets a ticket too, for which no mail is sent.
 */
export async function beginRecovery(context: AccountContext, email: string, browser: Browser) {
  const { db } = context;
  const now = context.now();
  const emailKey = hmacEmail(context.keys.email, email);
  context.mail.requireWorking();
  const token = newToken();
  const ticket = `rt1.${token}`;
  const known = browser.browserToken;
  // The page was reloaded and the code is on its way: this ticket is not stored, so it sends no second one.
  const since = now - ACCOUNT_TIMES.recoveryResendWait;
  if (known && (await wasCodeSentSince(db, hashToken(known), emailKey, since)))
    return { ticket, browserToken: known };

  const account = await findAccountByEmail(db, email);
  await limitCodes(context, emailKey, account?.id, browser);
  const browserToken = known ?? newToken();
  await insertRecoveryChallenge(db, {
    ticket_hash: hashToken(token),
    browser_hash: hashToken(browserToken),
    email_key: emailKey,
    account_id: account?.id ?? null,
    code_hmac: null,
    tries: 0,
    sent_at: null,
    expires_at: now + TICKET_TTL_MS,
  });
  return { ticket, browserToken };
}

/** A confirmed device of the account has limits of its own, which strangers cannot use up. */
async function limitCodes(
  context: AccountContext,
  emailKey: string,
  accountId: string | undefined,
  browser: Browser,
): Promise<void> {
  const { limits } = context;
  if (await isUnderAttack(context)) await limits.hit(LIMITS.codesUnderAttack, emailKey);
  const device = accountId && (await findConfirmedDevice(context, browser.deviceToken, accountId));
  if (device && (await limits.tryHit(LIMITS.codesReserve, device)) === 0) return;
  await limits.hit(LIMITS.codesPerNetwork, browser.network);
  await limits.hit(LIMITS.codesInterval, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailAndNetwork, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailHour, emailKey);
  await limits.hit(LIMITS.codesPerEmailDay, emailKey);
}

/** The ticket contained in a text that the page sends back. */
export function findTicket(text: string | undefined): string | undefined {
  return text && TICKET.exec(text)?.[1];
}

/** Redeems a ticket: creates the code and mails it to the account. */
export async function sendRecoveryCode(context: AccountContext, token: string, email: string): Promise<void> {
  const { db, mail, keys } = context;
  const now = context.now();
  mail.requireWorking();
  const ticketHash = hashToken(token);
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  await db.transaction().execute(async (trx) => {
    const challenge = await redeemTicket(trx, ticketHash, hmacEmail(keys.email, email), {
      hmac: hmacCode(keys.code, ticketHash, code),
      sentAt: now,
      expiresAt,
    });
    if (!challenge) return;
    await deleteOtherChallenges(trx, challenge.browser_hash, ticketHash);
    await mail.enqueue(trx, challenge.account_id ? email : null, {
      kind: "recovery_code",
      code,
      minutes: ACCOUNT_TIMES.codeTtl / 60_000,
      expiresAt,
    });
  });
  mail.kick();
}

/**
 * Checks the code and returns a grant to set one new password. Tries are counted for the browser's own challenge, so a
 * stranger who knows an email address cannot use up its owner's.
 */
export async function verifyRecovery(
  context: AccountContext,
  email: string,
  code: string,
  browser: Browser,
): Promise<string> {
  const { db, keys } = context;
  const now = context.now();
  await context.limits.hit(LIMITS.codeTriesNetwork, browser.network);
  const emailKey = hmacEmail(keys.email, email);
  await checkFailures(context, email, emailKey, browser);
  const challenge = browser.browserToken
    ? await takeRecoveryTry(db, hashToken(browser.browserToken), emailKey, now, await maxCodeTries(context))
    : undefined;
  const isCorrect =
    challenge?.code_hmac != null &&
    isCodeCorrect(challenge.code_hmac, keys.code, challenge.ticket_hash, code);
  if (!isCorrect || !challenge.account_id || !(await deleteRecoveryChallenge(db, challenge.ticket_hash))) {
    await countWrongCode(context);
    await context.limits.tryHit(LIMITS.codeFailuresEmail, emailKey);
    throw new AppError("invalid_code", TEXT.codeInvalid);
  }
  const grant = newToken();
  await insertGrant(db, hashToken(grant), challenge.account_id, now + GRANT_TTL_MS);
  return grant;
}

/** The daily limit of failures for an email address, with extra tries for a confirmed device of the account. */
async function checkFailures(context: AccountContext, email: string, emailKey: string, browser: Browser) {
  const { limits } = context;
  if (!(await limits.isUsedUp(LIMITS.codeFailuresEmail, emailKey))) return;
  const account = await findAccountByEmail(context.db, email);
  const device = account && (await findConfirmedDevice(context, browser.deviceToken, account.id));
  if (device) await limits.hit(LIMITS.codeFailuresDevice, device);
  else await limits.check(LIMITS.codeFailuresEmail, emailKey);
}
