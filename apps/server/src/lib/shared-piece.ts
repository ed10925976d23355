import { createHash } from "node:crypto";
import { constants, crc32, deflateRawSync } from "node:zlib";

const CHECK_SUM_BITS = 32;

/** Bytes that many documents have in common. What they are compressed to is worked out once for all of them. */
export class SharedPiece {
  readonly bytes: Buffer;
  readonly hash: Buffer;
  #deflated: SharedPiece | undefined;
  #checkSums: ReturnType<typeof checkSumsOf> | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.hash = createHash("sha256").update(bytes).digest();
  }

  /** Whole blocks of a deflate stream that refer to nothing before them, so that they fit into any. */
  get deflated(): SharedPiece {
    const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
    this.#deflated ??= new SharedPiece(deflateRawSync(this.bytes, options));
    return this.#deflated;
  }

  /**
   * What `crc32` makes of these bytes after others with the given check sum, without reading them: each bit of that sum
   * has its own part in the result, whatever the other bits are.
   */
  checkSumAfter(sum: number): number {
    this.#checkSums ??= checkSumsOf(this.bytes);
    const { alone, ofBits } = this.#checkSums;
    return ofBits.reduce((result, ofBit, bit) => ((sum >>> bit) & 1 ? result ^ ofBit : result), alone) >>> 0;
  }
}

function checkSumsOf(bytes: Buffer) {
  const alone = crc32(bytes);
  const ofBits = Array.from({ length: CHECK_SUM_BITS }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ alone);
  return { alone, ofBits };
}

/** A document is its pieces, one after the other. */
export type Piece = Buffer | SharedPiece;
