import { isKitPiece, KitPiecePage } from "../features/kit/kit-piece-page.tsx";
import { PIECE_TEXTS } from "../features/kit/kit-pieces.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/card-kit-piece.ts";

export function meta({ matches, params }: Route.MetaArgs) {
  const { piece } = params;
  return pageMeta(matches, { title: isKitPiece(piece) ? PIECE_TEXTS[piece].label : "Use it everywhere" });
}

export default function CardKitPiece({ params }: Route.ComponentProps) {
  return <KitPiecePage key={`${params.cardid}/${params.piece}`} {...params} />;
}
