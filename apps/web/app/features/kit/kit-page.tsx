import { KIT_PIECES } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { cardPath } from "../../lib/card-path.ts";
import { CardThumbnail } from "../card/public/card-thumbnail.tsx";
import { HiddenCardNotice } from "./hidden-card-notice.tsx";
import "./kit.css";
import { KitLoader } from "./kit-frame.tsx";
import { KitTile } from "./overview/kit-tile.tsx";

/** Seven ways to hand over one card. */
export function KitPage({ cardid }: { cardid: string }) {
  return <KitLoader cardid={cardid}>{(kit) => <KitOverview kit={kit} />}</KitLoader>;
}

function KitOverview({ kit }: { kit: Kit }) {
  return (
    <>
      <div className="mb-6 flex items-center gap-5 lg:mb-8">
        <CardThumbnail card={kit.card} />
        <div className="min-w-0">
          <h1 className="type-title">Use it everywhere</h1>
          <p className="mt-1 text-pretty text-muted wrap-anywhere">
            Seven ways to hand over {cardPath(kit.card.username)}, each made from the card as it is now.
          </p>
        </div>
      </div>
      <HiddenCardNotice hidden={kit.hidden} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 md:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(12,minmax(0,1fr))] lg:gap-y-10">
        {KIT_PIECES.map((piece) => (
          <KitTile key={piece} kit={kit} piece={piece} />
        ))}
      </ul>
    </>
  );
}
