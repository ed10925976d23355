import type { CurrentUser } from "@visita/domain/account/session.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { AppContext } from "../../core/app-context.ts";
import { AppError, rateLimited } from "../../lib/app-error.ts";
import { countDeviceGuess } from "../account/device-guess.service.ts";
import { findAccessToken } from "../connect/access-token.service.ts";

type Credentials = { readonly email: string; readonly password: string; readonly ip: string };

/**
 * Throws `not_signed_in`, or `rate_limited` after too many wrong passwords. A right one is never refused for the guesses
 * of others: it cannot be guessed, and a stranger could keep a phone from its contacts.
 */
export async function signInDevice(context: AppContext, credentials: Credentials): Promise<CurrentUser> {
  const email = credentials.email.trim().toLowerCase();
  const found = await findAccessToken(context, "device", credentials.password);
  if (found && [found.user.email, found.userName].includes(email)) {
    if (found.user.leaving) throw new AppError("account_leaving", MESSAGES.accountLeaving);
    return found.user;
  }
  const retryAfter = await countDeviceGuess(context, { email, ip: credentials.ip });
  throw retryAfter > 0 ? rateLimited(retryAfter) : new AppError("not_signed_in", MESSAGES.signInFirst);
}
