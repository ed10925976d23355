import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

/** Six digits, each as likely as the next. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What is stored of a code: without the key, a copy of the table does not reveal a million guesses' worth of digits. */
export function sealCode(key: Buffer, challenge: string, code: string): string {
  return createHmac("sha256", key).update(challenge).update("\0").update(code).digest("base64url");
}

export function isSealedCode(sealed: string, key: Buffer, challenge: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(sealed), Buffer.from(sealCode(key, challenge, code)));
}

/** Counts and compares addresses without keeping them. */
export function keyOfEmail(key: Buffer, email: string): string {
  return createHmac("sha256", key).update(email).digest("base64url");
}
