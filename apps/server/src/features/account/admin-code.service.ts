import type { AccountContext } from "./account.context.ts";
import { hmacCode, isCodeCorrect, newCode } from "./security-code.ts";

/** A code bound to a session; only its HMAC is stored. */
export function newAdminCode({ keys }: AccountContext, sessionHash: string): { code: string; hmac: string } {
  const code = newCode();
  return { code, hmac: hmacCode(keys.code, sessionHash, code) };
}

export function checkAdminCode(
  { keys }: AccountContext,
  sessionHash: string,
  hmac: string,
  code: string,
): boolean {
  return isCodeCorrect(hmac, keys.code, sessionHash, code);
}
