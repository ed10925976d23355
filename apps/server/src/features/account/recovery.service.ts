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
  spendTicket,
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

/** Tells whether an address has an account, and stops telling the truth to a network that asks for too many. */
export async function hasAccount(context: AccountContext, email: string, visitor: Visitor): Promise<boolean> {
  const { limits } = context;
  await limits.hit(LIMITS.authenticateNetworkMinute, visitor.network);
  await limits.hit(LIMITS.authenticateNetworkHour, visitor.network);
  await limits.hit(LIMITS.authenticateEmailHour, hmacEmail(context.keys.email, email));
  const account = await findAccountByEmail(context.db, email);
  // A find is counted as well, so that it takes as long as a miss.
  const counted = account ? LIMITS.authenticateFinds : LIMITS.authenticateMisses;
  const wait = await limits.tryHit(counted, visitor.network);
  return account !== undefined || wait > 0;
}

/**
 * Begins a recovery and returns a ticket; no code exists yet. An address without an account gets the same, and its
 * ticket leads nowhere.
 */
export async function beginRecovery(context: AccountContext, email: string, browser: Browser) {
  const { db } = context;
  const now = context.now();
  const emailKey = hmacEmail(context.keys.email, email);
  context.mail.requireWorking();
  const token = newToken();
  const ticket = `rt1.${token}`;
  const known = browser.browserToken;
  // A page that was loaded again: the code is on its way already, so this ticket is good for nothing.
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

/** A confirmed device of the account has a small reserve of its own, which strangers cannot use up. */
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
  await limits.hit(LIMITS.codesWait, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailAndNetwork, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailHour, emailKey);
  await limits.hit(LIMITS.codesPerEmailDay, emailKey);
}

/** The ticket in a text that a page hands back; undefined when there is none. */
export function findTicket(text: string | undefined): string | undefined {
  return text && TICKET.exec(text)?.[1];
}

/** Draws the code that a ticket stands for and mails it to the account's own address. */
export async function sendRecoveryCode(context: AccountContext, token: string, email: string): Promise<void> {
  const { db, mail, keys } = context;
  const now = context.now();
  mail.requireWorking();
  const ticketHash = hashToken(token);
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  await db.transaction().execute(async (trx) => {
    const challenge = await spendTicket(trx, ticketHash, hmacEmail(keys.email, email), {
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
 * Exchanges the right code for a grant to set one new password. Tries belong to the browser's own challenge, so a
 * stranger who knows an address cannot use up its owner's.
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
  const isRight =
    challenge?.code_hmac != null &&
    isCodeCorrect(challenge.code_hmac, keys.code, challenge.ticket_hash, code);
  if (!isRight || !challenge.account_id || !(await deleteRecoveryChallenge(db, challenge.ticket_hash))) {
    await countWrongCode(context);
    await context.limits.tryHit(LIMITS.codeFailuresEmail, emailKey);
    throw new AppError("invalid_code", TEXT.codeInvalid);
  }
  const grant = newToken();
  await insertGrant(db, hashToken(grant), challenge.account_id, now + GRANT_TTL_MS);
  return grant;
}

/** The day's failures of an address, with some more for a confirmed device of the account. */
async function checkFailures(context: AccountContext, email: string, emailKey: string, browser: Browser) {
  const { limits } = context;
  if (!(await limits.isUsedUp(LIMITS.codeFailuresEmail, emailKey))) return;
  const account = await findAccountByEmail(context.db, email);
  const device = account && (await findConfirmedDevice(context, browser.deviceToken, account.id));
  if (device) await limits.hit(LIMITS.codeFailuresDevice, device);
  else await limits.check(LIMITS.codeFailuresEmail, emailKey);
}
