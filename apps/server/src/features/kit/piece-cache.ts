import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { LRUCache } from "lru-cache";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Caller } from "../../lib/run-in-worker.ts";
import type { OwnSnapshot } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";

/** Pieces that are drawn, per account; kept ones count as nothing. */
export const DRAW_LIMIT: Limit = { name: "kit-draw", hits: 300, windowMs: 60 * 60_000 };

const MAX_BYTES = 48 * 1024 * 1024;

type Draw = () => Promise<Buffer>;
type Log = { error(details: object, message: string): void };

export type PieceCache = ReturnType<typeof createPieceCache>;

/**
 * Pieces of kits by revision of the card and options: a changed card or plan has another key, so nothing has to be
 * dropped.
 */
export function createPieceCache(log: Log) {
  const pieces = new LRUCache<string, Buffer, Draw>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
    ttl: 60 * 60_000,
    // Who waits for a piece gets it, even if there is no more room to keep it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: draw }) {
      try {
        return await draw();
      } catch (error) {
        if (error instanceof AppError) throw error;
        // A library or a font fails for this piece alone.
        log.error({ err: error }, "a piece of a share kit could not be made");
        throw new AppError("unavailable", KIT_MESSAGES.pieceFailed);
      }
    },
  });
  return {
    find: (key: string): Buffer | undefined => pieces.get(key),
    /** Concurrent calls with the same key draw once. */
    fetch: (key: string, draw: Draw): Promise<Buffer> => pieces.forceFetch(key, { context: draw }),
  };
}

/** From the cache, or drawn and counted. */
export async function piece(
  { kitPieces, limits }: AppContext,
  caller: Caller,
  { revision }: OwnSnapshot,
  name: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = `${revision} ${name}`;
  const known = kitPieces.find(key);
  if (known) return known;
  await limits.hit(DRAW_LIMIT, caller.account);
  return kitPieces.fetch(key, draw);
}
