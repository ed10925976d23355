import type { AccountContext } from "./account.context.ts";
import {
  deleteLoginFailure,
  findLoginFailure,
  updateLoginLock,
  upsertLoginFailure,
} from "./login-failure.store.ts";

const FREE_FAILURES = 5;
const FIRST_LOCK = 30_000;
const LONGEST_LOCK = 15 * 60_000;
/** From here on the password is off until it is recovered. */
export const FAILURES_UNTIL_OFF = 100;

/**
 * Failures are counted by address. A confirmed device of the account has a count of its own, so that a stranger who
 * guesses cannot lock the owner out.
 */
export function failureKey(emailKey: string, deviceHash: string | undefined): string {
  return deviceHash ? `${emailKey}:${deviceHash}` : emailKey;
}

export async function isLocked({ db, now }: AccountContext, key: string): Promise<boolean> {
  const failure = await findLoginFailure(db, key);
  return failure !== undefined && (failure.failures >= FAILURES_UNTIL_OFF || failure.locked_until > now());
}

export async function countFailure({ db, now, securityLog }: AccountContext, key: string): Promise<void> {
  const failures = await upsertLoginFailure(db, key, now());
  if (failures < FREE_FAILURES) return;
  const wait = Math.min(LONGEST_LOCK, FIRST_LOCK * 2 ** (failures - FREE_FAILURES));
  await updateLoginLock(db, key, now() + wait);
  if (failures === FREE_FAILURES || failures === FAILURES_UNTIL_OFF) {
    securityLog(`sign-in locked after ${failures} wrong passwords in a row`);
  }
}

export function forgetFailures({ db }: AccountContext, key: string): Promise<void> {
  return deleteLoginFailure(db, key);
}
