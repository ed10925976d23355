import type { Db, RootDb } from "../../../db/database.ts";
import { tooBusy } from "../../../lib/app-error.ts";
import { newId } from "../../../lib/tokens.ts";
import { MEDIA_VARIANTS, type MediaVariant } from "../media.store.ts";
import {
  deleteRemoval,
  deleteRemovalIfLater,
  insertRemoval,
  listDueRemovals,
  updateRemoval,
} from "./media-removal.store.ts";
import type { ObjectStore } from "./object-store.service.ts";

/** A transaction that is to refer to new objects has to begin by then. */
const UPLOAD_GRACE_MS = 60 * 60 * 1000;
/** Between what a transaction may still take off the list and what the job deletes, for clocks that differ. */
const REMOVAL_DELAY_MS = 60_000;
const BATCH_SIZE = 200;
/** In one run; more mean that the store itself is away. Each takes up to nine seconds when it says nothing. */
const MAX_FAILURES = 5;

const FILES: Readonly<Record<MediaVariant, { suffix: string; type: string }>> = {
  webp: { suffix: ".webp", type: "image/webp" },
  small: { suffix: "-small.webp", type: "image/webp" },
  jpeg: { suffix: ".jpg", type: "image/jpeg" },
};

/** A new key for every upload: what is deleted for one can never be what another has just written. */
export async function uploadObjects(
  db: RootDb,
  objects: ObjectStore,
  image: Readonly<Record<MediaVariant, Uint8Array>> & { readonly hash: string },
  now: number,
): Promise<string> {
  const key = `${image.hash.slice(0, 2)}/${image.hash}/${newId()}`;
  await insertRemoval(db, key, now + UPLOAD_GRACE_MS);
  for (const variant of MEDIA_VARIANTS) {
    const { suffix, type } = FILES[variant];
    await objects.put(key + suffix, image[variant], type);
  }
  return key;
}

/** In the transaction that makes a row refer to them. Throws when they may be deleted already. */
export async function claimObjects(trx: Db, key: string, now: number): Promise<void> {
  if (!(await deleteRemovalIfLater(trx, key, now))) throw tooBusy();
}

/** In the transaction that has deleted the row which referred to them. */
export function releaseObjects(trx: Db, key: string, now: number): Promise<void> {
  return insertRemoval(trx, key, now);
}

export function readObject(
  objects: ObjectStore,
  key: string,
  variant: MediaVariant,
): Promise<Buffer | undefined> {
  return objects.get(key + FILES[variant].suffix);
}

/** Deletes what no row refers to. What fails stays listed for the next run, behind what was not tried in this one. */
export async function removeObjects(db: RootDb, objects: ObjectStore, now: number): Promise<void> {
  const dueBefore = now - REMOVAL_DELAY_MS;
  let failures = 0;
  let keys = [""];
  while (keys.length > 0 && failures < MAX_FAILURES) {
    keys = await listDueRemovals(db, dueBefore, BATCH_SIZE);
    for (const key of keys) {
      if (await deleteObjects(objects, key)) {
        await deleteRemoval(db, key);
        continue;
      }
      // Not later than now: what may be gone in part must not be claimed any more.
      await updateRemoval(db, key, dueBefore);
      failures += 1;
      if (failures === MAX_FAILURES) break;
    }
  }
  if (failures > 0) throw tooBusy();
}

/** False when the store refuses, which has logged the reason. */
async function deleteObjects(objects: ObjectStore, key: string): Promise<boolean> {
  try {
    for (const variant of MEDIA_VARIANTS) await objects.delete(key + FILES[variant].suffix);
    return true;
  } catch {
    return false;
  }
}
