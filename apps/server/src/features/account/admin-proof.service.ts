/** The second proof of an admin belongs to one session: it ends with it, and with every sign-out. */
import type { AppContext } from "../../core/app-context.ts";
import { hashToken } from "../../lib/tokens.ts";
import { hmacCode, isCodeCorrect, newCode } from "./security-code.ts";
import { findAdminConfirmed, updateAdminConfirmed } from "./sessions/session.store.ts";

export async function findAdminProof({ db }: AppContext, sessionToken: string): Promise<number | null> {
  return (await findAdminConfirmed(db, hashToken(sessionToken)))?.admin_confirmed_at ?? null;
}

export function markAdminProof({ db, now }: AppContext, sessionToken: string): Promise<void> {
  return updateAdminConfirmed(db, hashToken(sessionToken), now());
}

/** A code bound to a session; only its HMAC is stored. */
export function newAdminCode(
  { accountKeys }: AppContext,
  sessionHash: string,
): { code: string; hmac: string } {
  const code = newCode();
  return { code, hmac: hmacCode(accountKeys.code, sessionHash, code) };
}

export function checkAdminCode(
  { accountKeys }: AppContext,
  sessionHash: string,
  hmac: string,
  code: string,
): boolean {
  return isCodeCorrect(hmac, accountKeys.code, sessionHash, code);
}
