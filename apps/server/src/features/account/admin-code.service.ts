import type { AppContext } from "../../core/app-context.ts";
import { hmacCode, isCodeCorrect, newCode } from "./security-code.ts";

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
