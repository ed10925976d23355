import { KIT_PIECES, type KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { BackgroundPiece } from "./background/background-piece.tsx";
import { CodePiece } from "./code/code-piece.tsx";
import { kitRevision } from "./kit.queries.ts";
import { KitLoader } from "./kit-frame.tsx";
import { NfcPiece } from "./nfc/nfc-piece.tsx";
import { PagePiece } from "./page/page-piece.tsx";
import { PieceSkeleton } from "./piece-layout.tsx";
import { PrintPiece } from "./print/print-piece.tsx";
import { SignaturePiece } from "./signature/signature-piece.tsx";
import { WalletPiece } from "./wallet/wallet-piece.tsx";

const PIECES: Readonly<Record<KitPiece, (props: { kit: Kit }) => ReactNode>> = {
  signature: SignaturePiece,
  wallet: WalletPiece,
  print: PrintPiece,
  qr: CodePiece,
  nfc: NfcPiece,
  background: BackgroundPiece,
  page: PagePiece,
};

type KitPiecePageProps = { cardid: string; piece: string };

export function KitPiecePage({ cardid, piece }: KitPiecePageProps) {
  if (!isKitPiece(piece)) return <Navigate to="/404" replace />;
  const Piece = PIECES[piece];
  // A card that was changed meanwhile begins anew: what was chosen may no longer be there.
  return (
    <KitLoader cardid={cardid} piece={piece} skeleton={<PieceSkeleton />}>
      {(kit) => <Piece key={kitRevision(kit)} kit={kit} />}
    </KitLoader>
  );
}

export function isKitPiece(name: string): name is KitPiece {
  return (KIT_PIECES as readonly string[]).includes(name);
}
