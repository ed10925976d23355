import { createHash } from "node:crypto";
import { constants, deflateRawSync } from "node:zlib";

/** Bytes that many documents have in common. What they are compressed to is worked out once for all of them. */
export class SharedPiece {
  readonly bytes: Buffer;
  readonly hash: Buffer;
  #deflated: SharedPiece | undefined;

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
}

/** A document is its pieces, one after the other. */
export type Piece = Buffer | SharedPiece;
