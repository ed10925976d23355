import { constants, crc32, deflateRawSync } from "node:zlib";
import { type Encoding, encode } from "./content-encoding.ts";
import { type Piece, SharedPiece } from "./shared-piece.ts";

/** RFC 1952, 2.3: gzip, deflate, no name, no time, no hint, of no particular system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951, 3.2.4: the last block, stored, of no length. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Three quarters of the work of the third level, for three bytes more in a hundred of what is a document's own. */
const GZIP_LEVEL = 1;

export type EncodedPieces = {
  /** To be sent one after the other. */
  readonly buffers: readonly Buffer[];
  /** How many of the bytes no other document holds. */
  readonly ownBytes: number;
};

/**
 * In gzip and as they are, shared pieces are taken as they were prepared, so that a document costs only what is its own,
 * in time and in memory. Brotli has no such seams and begins anew for every document.
 */
export async function encodePieces(pieces: readonly Piece[], encoding: Encoding): Promise<EncodedPieces> {
  if (encoding === "br") {
    const bytes = await encode(Buffer.concat(pieces.map(bytesOf)), encoding, "once");
    return gathered([bytes]);
  }
  if (encoding === "identity") return gathered(pieces);
  const end = Buffer.concat([LAST_BLOCK, checkSum(pieces)]);
  return gathered([GZIP_HEADER, ...pieces.map(deflated), end]);
}

/**
 * Blocks that refer to nothing before them and end with a whole byte. At once and not in another thread: for so few
 * bytes the way there costs as much as the work.
 */
function deflated(piece: Piece): Piece {
  if (piece instanceof SharedPiece) return piece.deflated;
  // Room for half of it is nearly always enough, and what is not needed would have to be swept up.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, Math.ceil(piece.length / 2));
  return deflateRawSync(piece, { level: GZIP_LEVEL, finishFlush: constants.Z_FULL_FLUSH, chunkSize });
}

/** Neighbours in one buffer, except shared pieces. */
function gathered(pieces: readonly Piece[]): EncodedPieces {
  const buffers: Buffer[] = [];
  let ownBytes = 0;
  let neighbours: Buffer[] = [];
  const close = () => {
    if (neighbours.length === 0) return;
    const own = copied(neighbours);
    buffers.push(own);
    ownBytes += own.length;
    neighbours = [];
  };
  for (const piece of pieces) {
    if (piece instanceof SharedPiece) {
      close();
      buffers.push(piece.bytes);
    } else neighbours.push(piece);
  }
  close();
  return { buffers, ownBytes };
}

/** Into memory of its own: compressed bytes arrive in the corner of a larger piece, which would be kept with them. */
function copied(buffers: readonly Buffer[]): Buffer {
  const own = Buffer.allocUnsafeSlow(lengthOf(buffers));
  let at = 0;
  for (const buffer of buffers) at += buffer.copy(own, at);
  return own;
}

/** RFC 1952, 2.3.1: the check sum and the length of what was compressed. */
function checkSum(pieces: readonly Piece[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    pieces.reduce(
      (sum, piece) => (piece instanceof SharedPiece ? piece.checkSumAfter(sum) : crc32(piece, sum)),
      0,
    ),
    0,
  );
  end.writeUInt32LE(lengthOf(pieces.map(bytesOf)), 4);
  return end;
}

function bytesOf(piece: Piece): Buffer {
  return piece instanceof SharedPiece ? piece.bytes : piece;
}

function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
