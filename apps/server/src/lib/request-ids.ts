import { randomFillSync } from "node:crypto";

const ID_BYTES = 9;
/** So many ids are drawn at once: the call costs more than the bytes. */
const DRAWN = 512;

/** Ids that nobody can guess from others. */
export function createRequestIds(): () => string {
  const pool = Buffer.alloc(ID_BYTES * DRAWN);
  let at = pool.length;
  return () => {
    if (at >= pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    at += ID_BYTES;
    return pool.toString("base64url", at - ID_BYTES, at);
  };
}
