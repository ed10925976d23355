import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters that are safe in a cookie or a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 128 random bits, so that ids cannot be enumerated. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** For storage. A plain hash is enough, because 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
