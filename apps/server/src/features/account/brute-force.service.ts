/** Protection against guessing passwords (counted by email address) and security codes (counted over the service). */
import type { Visitor } from "../../lib/visitor.ts";
import type { AccountContext } from "./account.context.ts";
import { GUESS_BUDGETS } from "./account.limits.ts";
import { findConfirmedDevice } from "./device.service.ts";
import { deleteLoginFailure, findLoginFailures, takeLoginAttempt } from "./login-failure.store.ts";
import { hmacEmail } from "./security-code.ts";

export const FREE_PASSWORD_TRIES = 5;
/** After these the password is disabled until it is recovered. */
export const MAX_PASSWORD_TRIES = 100;
export const CODE_TRIES = 5;
export const CODE_TRIES_UNDER_ATTACK = 2;

/**
 * Password tries are counted by email address. A confirmed device of the account has a counter of its own, so that a
 * stranger who guesses cannot lock the owner out.
 */
export function passwordTryKey(emailKey: string, deviceHash: string | undefined): string {
  return deviceHash ? `${emailKey}:${deviceHash}` : emailKey;
}

/**
 * Counts one try and returns whether its password may be checked. Counting comes before checking: of twenty concurrent
 * guesses five are checked. After five in a row there is a wait of 30 s that doubles up to 15 min.
 */
export async function takePasswordTry(context: AccountContext, key: string): Promise<boolean> {
  const scaled = (tries: number) => scaledTries(context, tries);
  const tries = await takeLoginAttempt(context.db, key, context.now(), {
    free: scaled(FREE_PASSWORD_TRIES),
    max: scaled(MAX_PASSWORD_TRIES),
  });
  if (tries === scaled(FREE_PASSWORD_TRIES)) {
    context.securityLog("too many wrong passwords in a row for one email address: sign-in with it is paused");
  }
  return tries !== undefined;
}

/** Whether guessing has disabled the password of an address until it is recovered. */
export async function isPasswordDisabled(context: AccountContext, email: string): Promise<boolean> {
  const failures = await findLoginFailures(context.db, hmacEmail(context.keys.email, email));
  return failures >= scaledTries(context, MAX_PASSWORD_TRIES);
}

function scaledTries({ limitScale }: AccountContext, tries: number): number {
  return Math.max(1, Math.round(tries * limitScale));
}

export function clearPasswordTries({ db }: AccountContext, key: string): Promise<void> {
  return deleteLoginFailure(db, key);
}

/**
 * Counts a code that somebody enters after their password, before it is compared. Returns the device, if the account has
 * confirmed it.
 */
export async function limitCodeTries(
  context: AccountContext,
  accountId: string | undefined,
  browser: Visitor & { readonly deviceToken: string | undefined },
): Promise<string | undefined> {
  const { limits } = context;
  const device = accountId && (await findConfirmedDevice(context, browser.deviceToken, accountId));
  if (device) {
    await limits.hit(GUESS_BUDGETS.codeTriesDevice, device);
    return device;
  }
  await limits.hit(GUESS_BUDGETS.codeTriesNetwork, browser.network);
  if (accountId) await limits.hit(GUESS_BUDGETS.loginCodeTriesAccount, accountId);
  return undefined;
}

/** How often a code may be tried; less often during an attack, except on a confirmed device. */
export async function maxCodeTries(context: AccountContext, device: string | undefined): Promise<number> {
  return !device && (await isUnderAttack(context)) ? CODE_TRIES_UNDER_ATTACK : CODE_TRIES;
}

export function isUnderAttack({ limits }: AccountContext): Promise<boolean> {
  return limits.isUsedUp(GUESS_BUDGETS.codeFailuresEverywhere, "all");
}

/** To be called after every wrong code, for sign-in and recovery alike. */
export async function countWrongCode(context: AccountContext): Promise<void> {
  const retryAfter = await context.limits.tryHit(GUESS_BUDGETS.codeFailuresEverywhere, "all");
  if (retryAfter > 0) {
    context.securityLog(
      "many wrong security codes across all accounts: fewer tries for each code until it stops",
    );
  }
}
