/** Protection against guessing passwords and security codes. */
import type { AppContext } from "../../../core/app-context.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { GUESS_BUDGETS } from "../account.limits.ts";
import { hmacEmail } from "../security-code.ts";
import { findConfirmedDevice } from "./device.service.ts";
import { deleteDevice } from "./device.store.ts";
import { deleteLoginFailure, takeLoginAttempt } from "./login-failure.store.ts";

export const FREE_DEVICE_TRIES = 5;
/** After these the device is forgotten: the next sign-in on it needs a code. */
export const MAX_DEVICE_TRIES = 100;
export const CODE_TRIES = 5;
export const CODE_TRIES_UNDER_ATTACK = 2;

function deviceTryKey({ accountKeys }: AppContext, email: string, deviceHash: string): string {
  return `${hmacEmail(accountKeys.email, email)}:${deviceHash}`;
}

/**
 * Counts one try on a confirmed device and returns whether its password may be checked. Counting comes before checking:
 * of twenty concurrent guesses five are checked. After five in a row there is a wait of 30 s that doubles up to 15 min.
 */
export async function takeDeviceTry(context: AppContext, email: string, device: string): Promise<boolean> {
  const scaled = (tries: number) => Math.max(1, Math.round(tries * context.config.rateLimitScale));
  const key = deviceTryKey(context, email, device);
  const tries = await takeLoginAttempt(context.db, key, context.now(), scaled(FREE_DEVICE_TRIES));
  if (tries === scaled(FREE_DEVICE_TRIES)) {
    context.securityLog("too many wrong passwords in a row on a confirmed device: sign-in on it is paused");
  }
  if (tries === scaled(MAX_DEVICE_TRIES)) await deleteDevice(context.db, device);
  return tries !== undefined;
}

export function clearDeviceTries(context: AppContext, email: string, device: string): Promise<void> {
  return deleteLoginFailure(context.db, deviceTryKey(context, email, device));
}

/** Counts a password for an address, before it is checked, and returns whether its sender may be told if it was right. */
export async function takeToldPassword({ limits, securityLog }: AppContext, emailKey: string) {
  const isBeyondHour = (await limits.tryHit(GUESS_BUDGETS.toldPasswordsHour, emailKey)) > 0;
  const isBeyondDay = (await limits.tryHit(GUESS_BUDGETS.toldPasswordsDay, emailKey)) > 0;
  if (isBeyondHour || isBeyondDay)
    securityLog("many passwords for one email address: it is no longer told which are wrong");
  return !isBeyondHour && !isBeyondDay;
}

/** After a right one whose sender is told so: only wrong ones count. */
export async function refundToldPassword({ limits }: AppContext, emailKey: string): Promise<void> {
  await limits.refund(GUESS_BUDGETS.toldPasswordsHour, emailKey);
  await limits.refund(GUESS_BUDGETS.toldPasswordsDay, emailKey);
}

/**
 * Counts a code that somebody enters after their password, before it is compared. Returns the device, if the account has
 * confirmed it.
 */
export async function limitCodeTries(
  context: AppContext,
  accountId: string | null | undefined,
  browser: Visitor & { readonly deviceToken: string | undefined },
): Promise<string | undefined> {
  const { limits } = context;
  const device = accountId && (await findConfirmedDevice(context, browser.deviceToken, accountId));
  if (device) {
    await limits.hit(GUESS_BUDGETS.codeTriesDevice, device);
    return device;
  }
  await limits.hitNetworks(GUESS_BUDGETS.codeTriesNetwork, browser.networks);
  if (accountId) await limits.hit(GUESS_BUDGETS.loginCodeTriesAccount, accountId);
  return undefined;
}

/** The same for a blind sign-in. Returns whether the code may be compared, which nobody is told. */
export async function takeBlindCodeTry(
  { limits }: AppContext,
  accountOrDecoy: string,
  browser: Visitor,
): Promise<boolean> {
  await limits.hitNetworks(GUESS_BUDGETS.codeTriesNetwork, browser.networks);
  return (await limits.tryHit(GUESS_BUDGETS.loginCodeTriesAccount, accountOrDecoy)) === 0;
}

/** How often a code may be tried; less often during an attack, except on a confirmed device. */
export async function maxCodeTries({ limits }: AppContext, device: string | undefined): Promise<number> {
  const isUnderAttack = !device && (await limits.isUsedUp(GUESS_BUDGETS.codeFailuresEverywhere, "all"));
  return isUnderAttack ? CODE_TRIES_UNDER_ATTACK : CODE_TRIES;
}

/** To be called after every wrong code that was compared, for sign-in and recovery alike. */
export async function countWrongCode(context: AppContext): Promise<void> {
  const retryAfter = await context.limits.tryHit(GUESS_BUDGETS.codeFailuresEverywhere, "all");
  if (retryAfter > 0) {
    context.securityLog(
      "many wrong security codes across all accounts: fewer tries for each code until it stops",
    );
  }
}
