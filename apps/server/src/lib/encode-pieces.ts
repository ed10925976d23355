import { constants, crc32, deflateRawSync } from "node:zlib";
import { type Encoding, encode } from "./content-encoding.ts";
import { type Piece, SharedPiece } from "./shared-piece.ts";

/** RFC 1952, 2.3: gzip, deflate, no name, no time, no hint, of no particular system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951, 3.2.4: the last block, stored, of no length. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/**
 * The first level does three quarters of the work of the third, for three bytes more in a hundred of what is a document's
 * own. Its memory is of the size of such a document: clearing the usual quarter of a megabyte takes as long as the work.
 */
const QUICK = { level: 1, memLevel: 6, windowBits: 14, finishFlush: constants.Z_FULL_FLUSH };

export type EncodedPieces = {
  /** All that no other document holds, in one piece of memory. */
  readonly own: Buffer;
  /** What is sent one after the other: so many of these bytes, or bytes that belong to many documents. */
  readonly order: readonly (number | Buffer)[];
};

/** To be sent one after the other. Made when needed: views take more memory than most of what they show. */
export function buffersOf({ own, order }: EncodedPieces): readonly Buffer[] {
  if (order.length === 1 && own.length > 0) return [own];
  let at = 0;
  return order.map((part) => {
    if (typeof part !== "number") return part;
    at += part;
    return own.subarray(at - part, at);
  });
}

export function encodedLength({ own, order }: EncodedPieces): number {
  return order.reduce<number>(
    (sum, part) => (typeof part === "number" ? sum : sum + part.length),
    own.length,
  );
}

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
  return deflateRawSync(piece, { ...QUICK, chunkSize });
}

/** Neighbours are sent as one, except shared pieces. */
function gathered(pieces: readonly Piece[]): EncodedPieces {
  // Memory of its own: compressed bytes arrive in the corner of a larger piece, which would be kept with them.
  const own = Buffer.allocUnsafeSlow(lengthOf(pieces.filter(isOwn)));
  const order: (number | Buffer)[] = [];
  let begin = 0;
  let end = 0;
  const close = () => {
    if (end > begin) order.push(end - begin);
    begin = end;
  };
  for (const piece of pieces) {
    if (isOwn(piece)) end += piece.copy(own, end);
    else {
      close();
      order.push(piece.bytes);
    }
  }
  close();
  return { own, order };
}

function isOwn(piece: Piece): piece is Buffer {
  return !(piece instanceof SharedPiece);
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
