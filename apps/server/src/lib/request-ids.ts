import { randomFillSync } from "node:crypto";

const ID_BYTES = 9;
/** Ids per call of the random generator: the call costs more than the bytes. */
const BATCH_SIZE = 512;

/** Unguessable ids. */
export function createRequestIds(): () => string {
  const pool = Buffer.alloc(ID_BYTES * BATCH_SIZE);
  let offset = pool.length;
  return () => {
    if (offset >= pool.length) {
      randomFillSync(pool);
      offset = 0;
    }
    offset += ID_BYTES;
    return pool.toString("base64url", offset - ID_BYTES, offset);
  };
}
