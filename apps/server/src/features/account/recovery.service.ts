import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import { AppError } from "../../lib/app-error.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import type { MailBudgetName } from "../mail/mail.service.ts";
import type { AccountContext } from "./account.context.ts";
import { GUESS_BUDGETS, LIMITS } from "./account.limits.ts";
import { findAccountByEmail } from "./account.store.ts";
import { countWrongCode, isUnderAttack, maxCodeTries } from "./brute-force.service.ts";
import { findConfirmedDevice } from "./device.service.ts";
import {
  deleteOtherChallenges,
  deleteRecoveryChallenge,
  hasRecoveryCode,
  insertGrant,
  insertRecoveryChallenge,
  lockBrowserOfTicket,
  redeemTicket,
  takeRecoveryTry,
  wasCodeSentSince,
} from "./recovery.store.ts";
import { hmacCode, hmacEmail, hmacsOfEmail, isCodeCorrect, newCode } from "./security-code.ts";

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
  const emailKeys = hmacsOfEmail(context.keys.email, email);
  const account = await findAccountByEmail(db, email);
  const device = account && (await findConfirmedDevice(context, browser.deviceToken, account.id));
  context.mail.requireWorking(budgetFor(device));
  const token = newToken();
  const ticket = `rt1.${token}`;
  const known = browser.browserToken;
  // The page was reloaded and the code is on its way: this ticket is not stored, so it sends no second one.
  const since = now - ACCOUNT_TIMES.recoveryResendWait;
  const maxTries = await maxCodeTries(context, device);
  if (known && (await wasCodeSentSince(db, hashToken(known), emailKeys, since, maxTries)))
    return { ticket, browserToken: known };

  await limitCodes(context, emailKey, device, browser);
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
  device: string | undefined,
  browser: Browser,
): Promise<void> {
  const { limits } = context;
  if (device && (await limits.tryHit(LIMITS.codesReserve, device)) === 0) return;
  if (await isUnderAttack(context)) await limits.hit(LIMITS.codesUnderAttack, emailKey);
  await limits.hit(LIMITS.codesPerNetwork, browser.network);
  await limits.hit(LIMITS.codesInterval, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailAndNetwork, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailHour, emailKey);
  await limits.hit(LIMITS.codesPerEmailDay, emailKey);
}

/** Strangers' requests must not use up what a confirmed device needs. */
function budgetFor(device: string | undefined): MailBudgetName {
  return device ? "code_after_proof" : "code_on_request";
}

/** The ticket contained in a text that the page sends back. */
export function findTicket(text: string | undefined): string | undefined {
  return text && TICKET.exec(text)?.[1];
}

/** Redeems a ticket: creates the code and mails it to the account. */
export async function sendRecoveryCode(
  context: AccountContext,
  token: string,
  email: string,
  browser: Omit<Browser, "browserToken">,
): Promise<void> {
  const { db, mail, keys } = context;
  const now = context.now();
  const ticketHash = hashToken(token);
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  await db.transaction().execute(async (trx) => {
    await lockBrowserOfTicket(trx, ticketHash);
    const challenge = await redeemTicket(trx, ticketHash, hmacsOfEmail(keys.email, email), {
      hmac: hmacCode(keys.code, ticketHash, code),
      sentAt: now,
      expiresAt,
    });
    if (!challenge) return;
    await deleteOtherChallenges(trx, challenge.browser_hash, ticketHash);
    const { account_id } = challenge;
    const { deviceToken, network } = browser;
    const device = account_id
      ? await findConfirmedDevice({ db: trx, now: context.now }, deviceToken, account_id)
      : undefined;
    const budget = budgetFor(device);
    // Inside: the ticket can be redeemed later.
    mail.requireWorking(budget);
    const minutes = ACCOUNT_TIMES.codeTtl / 60_000;
    const recoveryCode = { kind: "recovery_code", code, minutes, expiresAt } as const;
    await mail.enqueue(trx, account_id ? email : null, recoveryCode, { budget, network });
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
  const emailKey = hmacEmail(keys.email, email);
  const emailKeys = hmacsOfEmail(keys.email, email);
  const account = await findAccountByEmail(db, email);
  const device = account && (await findConfirmedDevice(context, browser.deviceToken, account.id));
  if (device) await context.limits.hit(GUESS_BUDGETS.codeTriesDevice, device);
  else await context.limits.hit(GUESS_BUDGETS.codeTriesNetwork, browser.network);
  const maxTries = await maxCodeTries(context, device);
  const browserHash = browser.browserToken && hashToken(browser.browserToken);
  const challenge = browserHash
    ? await takeRecoveryTry(db, browserHash, emailKeys, now, maxTries)
    : undefined;
  if (!challenge && browserHash && (await hasRecoveryCode(db, browserHash, emailKeys, now)))
    throw new AppError("code_used_up", TEXT.codeUsedUp);
  // Only tries that are compared: without a code of their own, strangers use up nothing.
  if (challenge && !device) await context.limits.hit(GUESS_BUDGETS.recoveryTriesAccount, emailKey);
  const isCorrect =
    challenge?.code_hmac != null &&
    isCodeCorrect(challenge.code_hmac, keys.code, challenge.ticket_hash, code);
  if (!isCorrect || !challenge.account_id || !(await deleteRecoveryChallenge(db, challenge.ticket_hash))) {
    if (!device) await countWrongCode(context);
    throw new AppError("invalid_code", TEXT.codeInvalid);
  }
  const grant = newToken();
  await insertGrant(db, hashToken(grant), challenge.account_id, now + GRANT_TTL_MS);
  return grant;
}
