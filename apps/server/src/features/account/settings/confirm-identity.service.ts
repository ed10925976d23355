import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import type { AppContext } from "../../../core/app-context.ts";
import { reauthenticateWithPasskey } from "../passkeys/passkey-login.service.ts";
import { requirePassword } from "./reauthentication.service.ts";

/** What somebody shows, beyond a session, to prove that the account is theirs: the password, or a passkey. */
export type IdentityProof = {
  readonly password?: string | undefined;
  readonly credential?: UsedCredential | undefined;
  /** Of the cookie that binds a passkey's challenge to the browser that asked for it. */
  readonly browserToken: string | undefined;
  readonly sessionToken: string;
};

/** Throws at the field `password`, and `rate_limited` after too many wrong tries. */
export async function confirmIdentity(
  context: AppContext,
  accountId: string,
  { password = "", credential, ...browser }: IdentityProof,
): Promise<void> {
  if (credential) await reauthenticateWithPasskey(context, accountId, credential, browser);
  else await requirePassword(context, accountId, password, browser.sessionToken);
}
