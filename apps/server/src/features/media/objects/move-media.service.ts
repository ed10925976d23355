import type { RootDb } from "../../../db/database.ts";
import {
  findMedia,
  listMediaHashes,
  type MediaPlace,
  updateMediaBytes,
  updateObjectKey,
} from "../media.store.ts";
import { claimObjects, readObject, releaseObjects, uploadObjects } from "./image-objects.service.ts";
import type { ObjectStore } from "./object-store.service.ts";

const BATCH_SIZE = 100;

type Deps = { db: RootDb; objects: ObjectStore; now: () => number };
type Moved = { readonly moved: number; readonly missing: number };

/**
 * Moves every picture to where new ones go, one at a time and in either direction, beside a running product: a row refers
 * to its new place in the same transaction in which it leaves the old one. Can be interrupted and repeated.
 */
export async function moveMedia(
  deps: Deps,
  to: MediaPlace,
  onProgress: (moved: number) => void,
): Promise<Moved> {
  let moved = 0;
  let missing = 0;
  let last: string | undefined = "";
  while (last !== undefined) {
    const hashes: string[] = await listMediaHashes(
      deps.db,
      last,
      to === "s3" ? "database" : "s3",
      BATCH_SIZE,
    );
    for (const hash of hashes) {
      const isMoved = to === "s3" ? await moveOut(deps, hash) : await moveIn(deps, hash);
      if (isMoved) moved += 1;
      else missing += 1;
    }
    if (hashes.length > 0) onProgress(moved);
    last = hashes.at(-1);
  }
  return { moved, missing };
}

async function moveOut({ db, objects, now }: Deps, hash: string): Promise<boolean> {
  const row = await findMedia(db, hash);
  if (!row || row.object_key !== null) return true;
  const key = await uploadObjects(db, objects, row, now());
  await db.transaction().execute(async (trx) => {
    // Deleted or moved by another process meanwhile: then the objects stay listed, and are removed.
    if (await updateObjectKey(trx, hash, key)) await claimObjects(trx, key, now());
  });
  return true;
}

/** False when the store does not have it: the row stays as it is, for the operator to look at. */
async function moveIn({ db, objects, now }: Deps, hash: string): Promise<boolean> {
  const row = await findMedia(db, hash);
  const key = row?.object_key;
  if (!key) return true;
  const webp = await readObject(objects, key, "webp");
  const small = await readObject(objects, key, "small");
  const jpeg = await readObject(objects, key, "jpeg");
  if (!webp || !small || !jpeg) return false;
  await db.transaction().execute(async (trx) => {
    if (await updateMediaBytes(trx, hash, key, { webp, small, jpeg })) await releaseObjects(trx, key, now());
  });
  return true;
}
