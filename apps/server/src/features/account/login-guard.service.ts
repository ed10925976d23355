import type { AccountContext } from "./account.context.ts";
import { deleteLoginFailure, takeLoginAttempt } from "./login-failure.store.ts";

const FREE_TRIES = 5;
/** From here on the password is off until it is recovered. */
export const TRIES_UNTIL_OFF = 100;

/**
 * Tries are counted by address. A confirmed device of the account has a count of its own, so that a stranger who
 * guesses cannot lock the owner out.
 */
export function failureKey(emailKey: string, deviceHash: string | undefined): string {
  return deviceHash ? `${emailKey}:${deviceHash}` : emailKey;
}

/**
 * Takes one try, counted before anything is compared: of twenty guesses at once, five are looked at. Says whether it
 * may be looked at; after five in a row there is half a minute's wait, doubling up to a quarter of an hour.
 */
export async function takeTry(context: AccountContext, key: string): Promise<boolean> {
  const scaled = (tries: number) => Math.max(1, Math.round(tries * context.limitScale));
  const tries = await takeLoginAttempt(context.db, key, context.now(), {
    free: scaled(FREE_TRIES),
    most: scaled(TRIES_UNTIL_OFF),
  });
  if (tries === scaled(FREE_TRIES))
    context.securityLog("an address is locked after wrong passwords in a row");
  return tries !== undefined;
}

export function forgetTries({ db }: AccountContext, key: string): Promise<void> {
  return deleteLoginFailure(db, key);
}
