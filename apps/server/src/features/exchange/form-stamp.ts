import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { FORM_MAX_AGE_MS, FORM_MIN_MS } from "@visita/domain/exchange/exchange.rules";
import type { KeyRing } from "../../lib/secret-key.ts";

/** When a form was opened, signed for one card: it costs a program the time that a person needs. */
function newStamp([key]: KeyRing, cardId: string, now: number): string {
  // Random: a stamp is valid once, so no two forms may share one.
  const opening = `${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${opening}.${sign(key, cardId, opening)}`;
}

/** Whether the form was open for long enough, and not for too long. */
export function isStampReady(keys: KeyRing, cardId: string, stamp: string, now: number): boolean {
  const age = ageOf(keys, cardId, stamp, now);
  return age !== null && age >= FORM_MIN_MS && age <= FORM_MAX_AGE_MS;
}

/** The same stamp for a form that comes back with problems, so that its time goes on; a new one for one that is over. */
export function renewedStamp(keys: KeyRing, cardId: string, stamp: string, now: number): string {
  const age = ageOf(keys, cardId, stamp, now);
  return age !== null && age <= FORM_MAX_AGE_MS / 2 ? stamp : newStamp(keys, cardId, now);
}

/** In milliseconds; null for a stamp that is not of this card. */
function ageOf(keys: KeyRing, cardId: string, stamp: string, now: number): number | null {
  const [, opening, time, signature] = /^(([0-9a-z]{1,11})\.[\w-]{12})\.([\w-]{43})$/.exec(stamp) ?? [];
  if (opening === undefined || time === undefined || signature === undefined) return null;
  const isOurs = keys.some((key) => isEqual(sign(key, cardId, opening), signature));
  return isOurs ? now - Number.parseInt(time, 36) : null;
}

function sign(key: Buffer, cardId: string, opening: string): string {
  return createHmac("sha256", key).update(`${cardId} ${opening}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
