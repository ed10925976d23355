import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { AccountTable, RecoveryChallengeTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import { hashToken, newToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import type { MailBudgetName, MailCause } from "../../mail/mail.service.ts";
import { GUESS_BUDGETS, LIMITS } from "../account.limits.ts";
import { findAccountByEmail, findAccountById } from "../account.store.ts";
import { isCompanyOnly } from "../company/company-only.ts";
import { hmacCode, hmacEmail, hmacsOfEmail, isCodeCorrect, newCode } from "../security-code.ts";
import { countWrongCode, maxCodeTries } from "../sign-in/brute-force.service.ts";
import { findConfirmedDevice } from "../sign-in/device.service.ts";
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
import { isLinkCode, LINK_TTL_MS, newLinkCode } from "./recovery-link.ts";

const TICKET_TTL_MS = 10 * 60_000;
export const RECOVERY_TTL_MS = 15 * 60_000;
export const GRANT_TTL_MS = 10 * 60_000;
/** In place of a code's hash: no code fits, and a link is mailed. */
const LINK_INSTEAD = "";
const TICKET = /rt1\.([\w-]{43})/;

type Browser = Visitor & {
  readonly browserToken: string | undefined;
  readonly deviceToken: string | undefined;
};

/**
 * Whether an email address has an account. A network with too many misses gets true for every address, and so does
 * everybody when there are too many in all or for one address: then a mistyped address is not noticed, which keeps nobody out.
 */
export async function hasAccount(context: AppContext, email: string, visitor: Visitor): Promise<boolean> {
  const { limits } = context;
  await limits.hit(LIMITS.authenticateNetworkMinute, visitor.network);
  await limits.hit(LIMITS.authenticateNetworkHour, visitor.network);
  // Never a refusal: it would keep the owner of a well-known address from recovering.
  const isBeyondEmail =
    (await limits.tryHit(LIMITS.authenticateEmailHour, hmacEmail(context.accountKeys.email, email))) > 0;
  const account = await findAccountByEmail(context.db, email);
  // A hit is counted as well, so that it takes as long as a miss.
  const ofNetwork = account ? LIMITS.authenticateHits : LIMITS.authenticateMisses;
  const ofAll = account ? LIMITS.authenticateHitsEverywhere : LIMITS.authenticateMissesEverywhere;
  const isBeyond = (await limits.tryHitNetworks(ofNetwork, visitor.networks)) > 0;
  const isBeyondAll = (await limits.tryHit(ofAll, "all")) > 0;
  return account !== undefined || isBeyondEmail || isBeyond || isBeyondAll;
}

/**
 * Begins a recovery and returns a ticket; the code is created when the ticket is redeemed. An email address without an
 * account gets a ticket too, for which no mail is sent.
 */
export async function beginRecovery(context: AppContext, email: string, browser: Browser) {
  const { db } = context;
  const now = context.now();
  const emailKey = hmacEmail(context.accountKeys.email, email);
  const emailKeys = hmacsOfEmail(context.accountKeys.email, email);
  const account = await findAccountByEmail(db, email);
  const device = await findConfirmedDevice(context, browser.deviceToken, account?.id);
  context.mail.requireWorking(budgetFor(device));
  const token = newToken();
  const ticket = `rt1.${token}`;
  const known = browser.browserToken;
  // The page was reloaded and the code is on its way: this ticket is not stored, so it sends no second one.
  const since = now - ACCOUNT_TIMES.recoveryResendWait;
  const maxTries = await maxCodeTries(context, device);
  if (known && (await wasCodeSentSince(db, hashToken(known), emailKeys, since, maxTries)))
    return { ticket, browserToken: known };

  const isShort = await limitCodes(context, emailKey, device, browser);
  const browserToken = known ?? newToken();
  await insertRecoveryChallenge(db, {
    ticket_hash: hashToken(token),
    browser_hash: hashToken(browserToken),
    email_key: emailKey,
    // Whoever may not sign in with a password gets none, which nobody is told.
    account_id: account && !isCompanyOnly(context, account) ? account.id : null,
    code_hmac: isShort ? null : LINK_INSTEAD,
    tries: 0,
    sent_at: null,
    expires_at: now + TICKET_TTL_MS,
  });
  return { ticket, browserToken };
}

/**
 * A confirmed device of the account has limits of its own, which strangers cannot use up. Elsewhere the limits are those
 * of the network, and what strangers did with the address only decides whether a code or a link is mailed. Returns
 * whether it is a code.
 */
async function limitCodes(
  context: AppContext,
  emailKey: string,
  device: string | undefined,
  browser: Browser,
): Promise<boolean> {
  const { limits } = context;
  if (device && (await limits.tryHit(LIMITS.codesReserve, device)) === 0) return true;
  await limits.hitNetworks(LIMITS.codesPerNetwork, browser.networks);
  await limits.hit(LIMITS.codesInterval, `${emailKey}:${browser.network}`);
  await limits.hit(LIMITS.codesPerEmailAndNetwork, `${emailKey}:${browser.network}`);
  return (await limits.tryHit(GUESS_BUDGETS.recoveryCodesDay, emailKey)) === 0;
}

/** What strangers ask for, for themselves or others, must not use up what a confirmed device or address needs. */
function budgetFor(device: string | undefined, account?: Selectable<AccountTable>): MailBudgetName {
  if (device) return "code_after_proof";
  return account?.email_verified_at === null ? "code_to_unconfirmed" : "code_on_request";
}

/** The ticket contained in a text that the page sends back. */
export function findTicket(text: string | undefined): string | undefined {
  return text && TICKET.exec(text)?.[1];
}

/** Redeems a ticket: creates the code, or a link, and mails it to the account. */
export async function sendRecoveryCode(
  context: AppContext,
  token: string,
  email: string,
  browser: Omit<Browser, "browserToken">,
): Promise<void> {
  const { db, mail, accountKeys } = context;
  const now = context.now();
  const ticketHash = hashToken(token);
  const code = newCode();
  const redeemed = await db.transaction().execute(async (trx) => {
    await lockBrowserOfTicket(trx, ticketHash);
    const expiresAt = now + ACCOUNT_TIMES.codeTtl;
    const challenge = await redeemTicket(trx, ticketHash, hmacsOfEmail(accountKeys.email, email), {
      hmac: hmacCode(accountKeys.code, ticketHash, code),
      sentAt: now,
      expiresAt,
    });
    if (!challenge) return undefined;
    await deleteOtherChallenges(trx, challenge.browser_hash, ticketHash);
    const account = await findAccountById(trx, challenge.account_id ?? "");
    const { deviceToken, network, language } = browser;
    const device = await findConfirmedDevice({ db: trx, now: context.now }, deviceToken, account?.id);
    // Inside: the ticket can be redeemed later. Alike for every address, so not by the account's own budget.
    mail.requireWorking(budgetFor(device));
    const delivery = { account, cause: { budget: budgetFor(device, account), network, language } };
    if (challenge.code_hmac === LINK_INSTEAD) return { challenge, ...delivery };
    const minutes = ACCOUNT_TIMES.codeTtl / 60_000;
    const recoveryCode = { kind: "recovery_code", code, minutes, expiresAt } as const;
    await mail.enqueue(trx, account ? { ...account, email } : null, recoveryCode, delivery.cause);
    return undefined;
  });
  if (redeemed) await sendLink(context, email, redeemed);
  mail.kick();
}

type Delivery = {
  readonly challenge: Selectable<RecoveryChallengeTable>;
  readonly account: Selectable<AccountTable> | undefined;
  readonly cause: MailCause;
};

/** Unless one was mailed a short while ago: the code in that mail is good in this browser too. */
async function sendLink(
  { db, accountKeys, limits, mail, now }: AppContext,
  email: string,
  { challenge, account, cause }: Delivery,
): Promise<void> {
  if ((await limits.tryHit(LIMITS.recoveryLinks, challenge.email_key)) > 0) return;
  const link = {
    kind: "recovery_link",
    email,
    linkCode: newLinkCode(accountKeys.code, account ?? { id: "", password_hash: "" }, now()),
    minutes: LINK_TTL_MS / 60_000,
    expiresAt: now() + LINK_TTL_MS,
  } as const;
  await mail.enqueue(db, account ? { ...account, email } : null, link, cause);
}

/**
 * Checks the code and returns a grant to set one new password. Tries are counted for the browser's own challenge, so a
 * stranger who knows an email address cannot use up its owner's.
 */
export async function verifyRecovery(
  context: AppContext,
  email: string,
  code: string,
  browser: Browser,
): Promise<string> {
  const { db, accountKeys } = context;
  const now = context.now();
  const emailKeys = hmacsOfEmail(accountKeys.email, email);
  const account = await findAccountByEmail(db, email);
  const device = await findConfirmedDevice(context, browser.deviceToken, account?.id);
  if (device) await context.limits.hit(GUESS_BUDGETS.codeTriesDevice, device);
  else await context.limits.hitNetworks(GUESS_BUDGETS.codeTriesNetwork, browser.networks);
  const invalid = new AppError("invalid_code", TEXT.codeInvalid);
  const browserHash = browser.browserToken && hashToken(browser.browserToken);
  // Without a code of ours, strangers use up nothing but what their network may try.
  if (!browserHash) throw invalid;
  const maxTries = await maxCodeTries(context, device);
  const challenge = await takeRecoveryTry(db, browserHash, emailKeys, now, maxTries);
  if (!challenge) {
    const isUsedUp = await hasRecoveryCode(db, browserHash, emailKeys, now);
    throw isUsedUp ? new AppError("code_used_up", TEXT.codeUsedUp) : invalid;
  }
  const isCorrect =
    account !== undefined &&
    account.id === challenge.account_id &&
    (isShortCode(context, challenge, code) || isLinkCode(code, accountKeys.code, account, now));
  if (!isCorrect || !(await deleteRecoveryChallenge(db, challenge.ticket_hash))) {
    if (!device) await countWrongCode(context);
    throw invalid;
  }
  const grant = newToken();
  await insertGrant(db, hashToken(grant), account.id, now + GRANT_TTL_MS);
  return grant;
}

function isShortCode(
  { accountKeys }: AppContext,
  { code_hmac, ticket_hash }: Selectable<RecoveryChallengeTable>,
  code: string,
): boolean {
  return Boolean(code_hmac) && isCodeCorrect(code_hmac ?? "", accountKeys.code, ticket_hash, code);
}
