import type { RootDb } from "../../db/database.ts";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import type { Replicas } from "../../db/replicas.ts";
import { findPictureUse, hasPicture, keepsRestingPicture } from "./picture-access.store.ts";

/** After a failed read, how long pictures are sent without another try. */
const RETRY_AFTER_MS = 1_000;

export type PictureAccess = {
  /** False while every card that shows the picture is hidden. One that no card shows any more may be on a cached page. */
  isForEverybody(hash: string): Promise<boolean>;
  /** Of hidden cards: their owner, and those who keep a resting card. */
  isFor(hash: string, accountId: string): Promise<boolean>;
};

/** Not cached, so that a card that is hidden takes its picture along on every instance. */
export function createPictureAccess(db: RootDb, replicas: Pick<Replicas, "read">): PictureAccess {
  let unavailableUntil = Number.NEGATIVE_INFINITY;
  return {
    async isForEverybody(hash) {
      // While the database is away, what is cached is shown, as with cards.
      if (performance.now() < unavailableUntil) return true;
      try {
        const { isUsed, isForEverybody } = await replicas.read([], (replica) =>
          findPictureUse(replica, hash),
        );
        return isForEverybody || !isUsed;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        unavailableUntil = performance.now() + RETRY_AFTER_MS;
        return true;
      }
    },
    isFor: async (hash, accountId) =>
      (await hasPicture(db, hash, accountId)) || (await keepsRestingPicture(db, hash, accountId)),
  };
}
