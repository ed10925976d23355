import { setTimeout as sleep } from "node:timers/promises";
import { KIT_MESSAGES, placeInLine } from "@visita/domain/kit/kit.messages";
import { LRUCache } from "lru-cache";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Caller } from "../../lib/run-in-worker.ts";
import type { Ticket } from "../../lib/semaphore.ts";
import type { OwnSnapshot } from "../card/own-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";

/** Pieces that are drawn, per account; kept ones count as nothing. */
export const DRAW_LIMIT: Limit = { name: "kit-draw", hits: 300, windowMs: 60 * 60_000 };

/** After so long somebody who waits is told the place in line. */
const TOLD_AFTER_MS = 2_000;

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
    /** Of the pieces that are being made. */
    tickets: new Map<string, Ticket>(),
  };
}

/** Of whoever draws a piece, for the worker. */
type Turn = Caller & { readonly ticket: Ticket };

/**
 * From the cache, or drawn and counted once. It keeps its place in line and is drawn although the request is answered:
 * whoever asks again waits for the same drawing.
 */
export async function piece(
  { kitPieces, limits }: AppContext,
  caller: Caller,
  { revision }: OwnSnapshot,
  name: string,
  draw: (turn: Turn) => Promise<Buffer>,
): Promise<Buffer> {
  const { tickets } = kitPieces;
  const key = `${revision} ${name}`;
  const known = kitPieces.find(key);
  if (known) return known;
  if (!tickets.has(key)) await limits.hit(DRAW_LIMIT, caller.account);
  const ticket = tickets.get(key) ?? { place: () => 0 };
  tickets.set(key, ticket);
  const made = kitPieces.fetch(key, () => draw({ ...caller, ticket }));
  const forget = () => tickets.delete(key);
  made.then(forget, forget);
  while (true) {
    const bytes = await Promise.race([made, sleep(TOLD_AFTER_MS, null, { ref: false })]);
    if (bytes) return bytes;
    const place = ticket.place();
    if (place > 0) throw inLine(place);
  }
}

/** The work goes on: the same request, sent again, waits for it. */
export function inLine(place: number): AppError {
  return new AppError("unavailable", placeInLine(place), { retryAfter: 1, place });
}
