import type { DeviceMetadata } from "@visita/domain/account/account.fields";
import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import type { PasskeyTable } from "../../../db/schema/account.tables.ts";
import { AppError } from "../../../lib/app-error.ts";
import { loadWebAuthn } from "../../../lib/load-libraries.ts";
import { newToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { GUESS_BUDGETS, LIMITS } from "../account.limits.ts";
import { findAccountById } from "../account.store.ts";
import { requireOtherWayIn } from "../company/company-only.ts";
import { markAuthenticated } from "../settings/reauthentication.service.ts";
import { findConfirmedDevice } from "../sign-in/device.service.ts";
import { type Entry, enter } from "../sign-in/enter.service.ts";
import { requireNotSuspended } from "../suspension.service.ts";
import { findPasskeyByCredential, updatePasskeyUsed } from "./passkey.store.ts";
import { keepChallenge, PASSKEY_CHALLENGE_TTL_MS, takeChallenge, transportsOf } from "./passkey-challenge.ts";
import { isPasskeyOff } from "./passkey-review.service.ts";

type Browser = Visitor & {
  /** Of the cookie that binds a challenge to the browser that asked for it. */
  readonly browserToken: string | undefined;
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
};

/** Options for the browser to find a passkey with. They name no account: the passkey does. */
export async function beginPasskeyLogin(
  context: AppContext,
  { browserToken = newToken(), network }: Pick<Browser, "browserToken" | "network">,
) {
  await context.limits.hit(LIMITS.passkeyChallengesNetwork, network);
  const challenge = newToken();
  await keepChallenge(context.db, "use", challenge, browserToken, context.now());
  const options = {
    challenge,
    rpId: context.relyingParty.id,
    userVerification: "required",
    timeout: PASSKEY_CHALLENGE_TTL_MS,
  };
  return { options, browserToken };
}

/** Neither password nor code is needed: the device has checked finger, face or PIN and holds the key. */
export async function logInWithPasskey(
  context: AppContext,
  credential: UsedCredential,
  metadata: DeviceMetadata,
  browser: Browser,
): Promise<Entry> {
  const { db } = context;
  const refused = new AppError("invalid_credentials", TEXT.passkeyRefused);
  const passkey = await findPasskeyByCredential(db, credential.id);
  const account = passkey && (await findAccountById(db, passkey.account_id));
  const device = await findConfirmedDevice(context, browser.deviceToken, account?.id);
  if (device) await context.limits.hit(GUESS_BUDGETS.loginDevice, device);
  else await context.limits.hit(LIMITS.loginNetwork, browser.network);
  if (!(await checkPasskey(context, passkey, credential, browser.browserToken)) || !account) throw refused;
  requireNotSuspended(account);
  requireOtherWayIn(context, account);
  return enter(context, account, browser, { isKnownDevice: device !== undefined, metadata });
}

/** Whether it is a passkey of the account, shown for a challenge of this browser. Uses the challenge up. */
export async function isOwnPasskey(
  context: AppContext,
  accountId: string,
  credential: UsedCredential,
  browserToken: string | undefined,
): Promise<boolean> {
  const passkey = await findPasskeyByCredential(context.db, credential.id);
  const isRight = await checkPasskey(context, passkey, credential, browserToken);
  return isRight && passkey?.account_id === accountId;
}

/** A passkey of the caller's own in place of the password. */
export async function reauthenticateWithPasskey(
  context: AppContext,
  accountId: string,
  credential: UsedCredential,
  { browserToken, sessionToken }: { browserToken: string | undefined; sessionToken: string },
): Promise<void> {
  if (!(await isOwnPasskey(context, accountId, credential, browserToken))) {
    throw new AppError("bad_request", TEXT.passkeyNotConfirmed);
  }
  await markAuthenticated(context, sessionToken);
}

/** Uses the challenge up, whatever comes of it. */
async function checkPasskey(
  context: AppContext,
  passkey: Selectable<PasskeyTable> | undefined,
  credential: UsedCredential,
  browserToken: string | undefined,
): Promise<boolean> {
  const { db } = context;
  const now = context.now();
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(db, "use", clientDataJSON, browserToken ?? "", now);
  if (!passkey || !challenge || !isHandleOf(credential, passkey.account_id)) return false;
  if (isPasskeyOff(passkey)) return false;
  const counter = await readCounter(context, passkey, credential, challenge);
  if (counter === undefined) {
    context.securityLog("a passkey was refused: wrong signature, origin or counter");
    return false;
  }
  await updatePasskeyUsed(db, passkey.id, counter, now);
  return true;
}

/** The library throws for everything that is wrong with a credential, a counter that did not rise included. */
async function readCounter(
  { relyingParty }: AppContext,
  passkey: Selectable<PasskeyTable>,
  credential: UsedCredential,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { userHandle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

function isHandleOf({ response: { userHandle } }: UsedCredential, accountId: string): boolean {
  return userHandle === undefined || Buffer.from(userHandle, "base64url").toString() === accountId;
}
