import type { Db } from "../../../db/database.ts";
import { hashToken, newToken } from "../../../lib/tokens.ts";
import { hasDevice, insertDevice } from "./device.store.ts";

export const DEVICE_TTL_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * The token hash of the browser's device, if this account has confirmed it. Without an account it is looked up all the
 * same: otherwise whoever sends a made-up device could tell from the time which email addresses have an account.
 */
export async function findConfirmedDevice(
  { db, now }: { readonly db: Db; readonly now: () => number },
  deviceToken: string | undefined,
  accountId: string | undefined,
): Promise<string | undefined> {
  if (!deviceToken) return undefined;
  const hash = hashToken(deviceToken);
  return (await hasDevice(db, hash, accountId ?? "", now() - DEVICE_TTL_MS)) ? hash : undefined;
}

/** Stores a new confirmed device and returns the token for its cookie. */
export async function confirmDevice(db: Db, accountId: string, now: number): Promise<string> {
  const token = newToken();
  await insertDevice(db, hashToken(token), accountId, now);
  return token;
}
