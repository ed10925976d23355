import type { AccountContext } from "./account.context.ts";
import { LIMITS } from "./account.limits.ts";

const TRIES_OF_CODE = 5;
const TRIES_UNDER_ATTACK = 2;

/** How many guesses a code takes. Fewer while somebody guesses all over the service. */
export async function triesOfCode(context: AccountContext): Promise<number> {
  return (await isUnderAttack(context)) ? TRIES_UNDER_ATTACK : TRIES_OF_CODE;
}

export function isUnderAttack({ limits }: AccountContext): Promise<boolean> {
  return limits.isUsedUp(LIMITS.codeFailuresEverywhere, "all");
}

/** To be called after every wrong code, whatever it was for. */
export async function countWrongCode(context: AccountContext): Promise<void> {
  const wait = await context.limits.tryHit(LIMITS.codeFailuresEverywhere, "all");
  if (wait > 0) context.securityLog("many wrong security codes across the service");
}
