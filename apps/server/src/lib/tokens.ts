import { createHash, randomBytes, randomFillSync, randomInt } from "node:crypto";

/** 256 random bits as 43 characters that are safe in a cookie or a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 128 random bits, so that ids cannot be enumerated. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** For secrets that people or scanners read. */
export function newSecret(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** For storage. A plain hash is enough, because so many random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

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
