import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

/** Six uniformly distributed digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** A code is stored keyed: a plain hash of six digits could be reversed by trying them all. */
export function hmacCode(key: Buffer, challenge: string, code: string): string {
  return createHmac("sha256", key).update(challenge).update("\0").update(code).digest("base64url");
}

/** Compares in constant time. */
export function isCodeCorrect(hmac: string, key: Buffer, challenge: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(hmac), Buffer.from(hmacCode(key, challenge, code)));
}

/** Identifies an email address in counters without storing it. */
export function hmacEmail(key: Buffer, email: string): string {
  return createHmac("sha256", key).update(email).digest("base64url");
}
