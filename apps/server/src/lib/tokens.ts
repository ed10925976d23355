import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters that are safe in a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 128 random bits: nobody walks through the ids of others. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** What is stored of a token. The token has 256 random bits, so a plain hash cannot be reversed by guessing. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
