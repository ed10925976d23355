/**
 * The code in the link of a recovery mail. Six digits can be guessed, so only a few such codes are mailed for an address
 * each day; this one cannot, so it needs no limit of tries that strangers could use up. It is the same in all mails of one
 * window, works in any browser that has asked for a recovery of the address, and dies with the password it replaces.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../../../lib/secret-key.ts";

/** At most one such mail is sent in this time for one address. */
export const LINK_WINDOW_MS = 10 * 60_000;
/** The window in which it was mailed, and these before now: the code is valid for 20 minutes at least. */
const WINDOWS_BEFORE = 2;
export const LINK_TTL_MS = WINDOWS_BEFORE * LINK_WINDOW_MS;

type Subject = { readonly id: string; readonly password_hash: string };

export function newLinkCode(keys: KeyRing, subject: Subject, now: number): string {
  return codeOf(keys[0], subject, windowAt(now));
}

export function isLinkCode(code: string, keys: KeyRing, subject: Subject, now: number): boolean {
  const given = Buffer.from(code);
  return keys.some((key) =>
    Array.from({ length: WINDOWS_BEFORE + 1 }, (_, before) => windowAt(now) - before)
      .map((window) => Buffer.from(codeOf(key, subject, window)))
      .some((valid) => valid.length === given.length && timingSafeEqual(valid, given)),
  );
}

/** 20 characters, which is all that the call takes: 120 bits. */
function codeOf(key: KeyRing[0], { id, password_hash }: Subject, window: number): string {
  const text = ["recovery link", id, password_hash, window].join("\0");
  return createHmac("sha256", key).update(text).digest("base64url").slice(0, 20);
}

function windowAt(now: number): number {
  return Math.floor(now / LINK_WINDOW_MS);
}
