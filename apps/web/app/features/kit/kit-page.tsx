import { KIT_PIECES, type KitPiece } from "@visita/domain/kit/kit.constants";
import { Fragment, type ReactNode } from "react";
import { metaOf } from "../../lib/page-meta.ts";
import "./kit.css";
import { KitLoader } from "./kit-frame.tsx";
import { KitTile, KitTileSkeleton } from "./overview/kit-tile.tsx";

/** Seven ways to hand over one card. */
export function KitPage({ cardid }: { cardid: string }) {
  return (
    <KitLoader cardid={cardid} skeleton={<KitTiles tile={(piece) => <KitTileSkeleton piece={piece} />} />}>
      {(kit) => <KitTiles tile={(piece) => <KitTile kit={kit} piece={piece} />} />}
    </KitLoader>
  );
}

function KitTiles({ tile }: { tile: (piece: KitPiece) => ReactNode }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 md:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(12,minmax(0,1fr))] lg:gap-y-10">
      {KIT_PIECES.map((piece) => (
        <Fragment key={piece}>{tile(piece)}</Fragment>
      ))}
    </ul>
  );
}

export const meta = metaOf({ title: "Use it everywhere" });

export default function KitRoute({ params: { cardid } }: { params: { cardid: string } }) {
  return <KitPage key={cardid} cardid={cardid} />;
}
