import { kitTexts } from "@visita/domain/owner-messages/kit";
import { isKitPiece, KitPiecePage } from "../features/kit/kit-piece-page.tsx";
import { PIECES } from "../features/kit/kit-pieces.ts";
import { metaIn } from "../lib/page-meta.ts";
import type { Route } from "./+types/card-kit-piece.ts";

export function meta({ matches, params: { piece } }: Route.MetaArgs) {
  return metaIn(kitTexts, { title: isKitPiece(piece) ? PIECES[piece].label : "useItEverywhere" })({
    matches,
  });
}

export default function CardKitPiece({ params }: Route.ComponentProps) {
  return <KitPiecePage key={`${params.cardid}/${params.piece}`} {...params} />;
}
