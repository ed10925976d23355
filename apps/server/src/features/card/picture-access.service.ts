import { LRUCache } from "lru-cache";
import type { AppContext } from "../../core/app-context.ts";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import { ownerWrite } from "../account/owner-change.service.ts";
import type { PictureAccess } from "../media/media.service.ts";
import { cardWrite } from "./card-change.service.ts";
import {
  findCardShowing,
  hasPicture,
  isOnTemplate,
  isPictureUsed,
  keepsRestingPicture,
} from "./picture-access.store.ts";

/** After a failed read, how long pictures are sent without another try. */
const RETRY_AFTER_MS = 1_000;
/** Bounds staleness when a message is lost, as with cards. */
const MAX_AGE_MS = 30_000;
const MAX_PICTURES = 10_000;

type Answer = { readonly readAt: number; readonly endedBy: readonly string[] };

/**
 * Remembers for each picture one card that shows it to everybody, until a message says that this card or its owner has
 * changed: then the picture of a card that is hidden goes with it, on every instance.
 */
export function createPictureAccess({ db, pubsub, now }: AppContext): PictureAccess {
  const shown = new LRUCache<string, Answer>({ maxSize: MAX_PICTURES, sizeCalculation: () => 1 });
  let unavailableUntil = Number.NEGATIVE_INFINITY;
  /** Counts messages: what was read before one is not kept after it. */
  let generation = 0;

  pubsub.onMessage((message) => {
    generation += 1;
    for (const [hash, { endedBy }] of shown.entries()) if (endedBy.includes(message)) shown.delete(hash);
  });
  pubsub.onReconnect(() => {
    generation += 1;
    shown.clear();
  });

  function isKnownForEverybody(hash: string): boolean {
    const answer = shown.get(hash);
    return answer !== undefined && now() - answer.readAt < MAX_AGE_MS;
  }

  async function read(hash: string): Promise<boolean> {
    const before = generation;
    const card = await findCardShowing(db, hash);
    if (!card) return (await isOnTemplate(db, hash)) || !(await isPictureUsed(db, hash));
    const endedBy = [cardWrite(card.username_key), ownerWrite(card.owner_id)];
    if (before === generation) shown.set(hash, { readAt: now(), endedBy });
    return true;
  }

  return {
    isKnownForEverybody,
    async isForEverybody(hash) {
      // While the database is away, what is cached is shown, as with cards.
      if (isKnownForEverybody(hash) || performance.now() < unavailableUntil) return true;
      try {
        return await read(hash);
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
