import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { LRUCache } from "lru-cache";
import { AppError } from "../../lib/app-error.ts";

const MAX_BYTES = 48 * 1024 * 1024;

type Log = { error(details: object, message: string): void };

export type PieceCache = ReturnType<typeof createPieceCache>;

/**
 * Pieces of kits by revision of the card and options: a changed card or plan has another key, so nothing has to be
 * dropped.
 */
export function createPieceCache(log: Log) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
    ttl: 60 * 60_000,
  });
  const running = new Map<string, Promise<Buffer>>();

  async function make(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await draw();
      kept.set(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof AppError) throw error;
      // A library or a font fails for this piece alone.
      log.error({ err: error }, "a piece of a share kit could not be made");
      throw new AppError("unavailable", KIT_MESSAGES.pieceFailed);
    }
  }

  return {
    find: (key: string): Buffer | undefined => kept.get(key),
    /** Concurrent calls with the same key draw once. */
    fetch(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      let work = running.get(key);
      if (!work) {
        work = make(key, draw).finally(() => running.delete(key));
        running.set(key, work);
      }
      return work;
    },
  };
}
