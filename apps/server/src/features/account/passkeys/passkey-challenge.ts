import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { Db } from "../../../db/database.ts";
import { hashToken } from "../../../lib/tokens.ts";
import { insertPasskeyChallenge, takePasskeyChallenge } from "./passkey.store.ts";

export const PASSKEY_CHALLENGE_TTL_MS = 5 * 60_000;

type Purpose = "add" | "use";

/** Stores a challenge for one browser, which is known by the session or by a cookie of its own. */
export function keepChallenge(
  db: Db,
  purpose: Purpose,
  challenge: string,
  browserToken: string,
  now: number,
): Promise<void> {
  return insertPasskeyChallenge(db, {
    challenge_hash: hashToken(challenge),
    browser_hash: hashToken(browserToken),
    purpose,
    expires_at: now + PASSKEY_CHALLENGE_TTL_MS,
  });
}

/** The challenge that an authenticator has signed, if it is one of ours; it cannot be used again. */
export async function takeChallenge(
  db: Db,
  purpose: Purpose,
  clientDataJson: string,
  browserToken: string,
  now: number,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const key = { challenge_hash: hashToken(challenge), browser_hash: hashToken(browserToken), purpose };
  return (await takePasskeyChallenge(db, key, now)) ? challenge : undefined;
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
    // The browser says that our page was in a frame of another site, which the library lets pass.
    return typeof challenge === "string" && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** How the browser reaches the authenticator, as stored. */
export function transportsOf({ transports }: { readonly transports: string }): AuthenticatorTransport[] {
  return JSON.parse(transports);
}
