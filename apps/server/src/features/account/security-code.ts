import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../../lib/secret-key.ts";

/** Six uniformly distributed digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** A code is stored keyed: a plain hash of six digits could be reversed by trying them all. */
export function hmacCode([key]: KeyRing, challenge: string, code: string): string {
  return createHmac("sha256", key).update(challenge).update("\0").update(code).digest("base64url");
}

/** Compares in constant time, with each key in turn: the code may be older than the current one. */
export function isCodeCorrect(hmac: string, keys: KeyRing, challenge: string, code: string): boolean {
  return keys.some((key) =>
    timingSafeEqual(Buffer.from(hmac), Buffer.from(hmacCode([key], challenge, code))),
  );
}

/** Identifies an email address in counters without storing it. */
export function hmacEmail([key]: KeyRing, email: string): string {
  return createHmac("sha256", key).update(email).digest("base64url");
}

/** By every key: finds what was stored before the current one. */
export function hmacsOfEmail(keys: KeyRing, email: string): string[] {
  return keys.map((key) => hmacEmail([key], email));
}
