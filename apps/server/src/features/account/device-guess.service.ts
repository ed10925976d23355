import type { AppContext } from "../../core/app-context.ts";
import { networksOf } from "../../lib/network.ts";
import { GUESS_BUDGETS } from "./account.limits.ts";

/** Counts a wrong password of a device. Returns 0, or beyond a budget the seconds until the next guess. */
export async function countDeviceGuess(
  { limits, securityLog }: AppContext,
  { email, ip }: { readonly email: string; readonly ip: string },
): Promise<number> {
  securityLog("device refused: wrong user name or password");
  const byNetwork = await limits.tryHitNetworks(GUESS_BUDGETS.devicePasswordsNetwork, networksOf(ip));
  return Math.max(byNetwork, await limits.tryHit(GUESS_BUDGETS.devicePasswordsAccount, email));
}
