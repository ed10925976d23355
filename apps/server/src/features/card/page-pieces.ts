import type { CardPagePart } from "../../http/page-host.ts";
import { type Piece, SharedPiece } from "../../lib/shared-piece.ts";

/** Knows the parts that cards have in common, so that each is compressed and kept once. There are few: one for a colour. */
export function createPagePieces() {
  const known = new Map<string, SharedPiece>();

  function shared(text: string): SharedPiece {
    const piece = known.get(text) ?? new SharedPiece(Buffer.from(text));
    known.set(text, piece);
    return piece;
  }

  return (parts: readonly CardPagePart[]): readonly Piece[] =>
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : shared(part.shared)));
}
