import type { KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { kitOverview } from "@visita/domain/owner-messages/kit-overview";
import { FileUser } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { contactFilePath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { ButtonLink } from "../../ui/links.tsx";
import "./kit.css";
import { KitLoader } from "./kit-frame.tsx";
import { offeredPieces } from "./kit-pieces.ts";
import { KitTile, KitTileSkeleton, spansOf } from "./overview/kit-tile.tsx";

/** Six or seven ways to share one card. */
export function KitPage({ cardid }: { cardid: string }) {
  return (
    <KitLoader cardid={cardid} skeleton={<KitTiles tile={(place) => <KitTileSkeleton {...place} />} />}>
      {(kit) => (
        <>
          <KitTiles kit={kit} tile={(place) => <KitTile kit={kit} {...place} />} />
          <ContactFileLink cardid={cardid} />
        </>
      )}
    </KitLoader>
  );
}

function ContactFileLink({ cardid }: { cardid: string }) {
  const t = useTranslate(kitOverview);
  return (
    <ButtonLink
      to={contactFilePath(cardid)}
      variant="ghost"
      icon={FileUser}
      className="-ms-3 mt-8 px-3! lg:mt-10"
    >
      {t("seeContactFile")}
    </ButtonLink>
  );
}

type KitTilesProps = { kit?: Kit; tile: (place: { piece: KitPiece; span: string }) => ReactNode };

function KitTiles({ kit, tile }: KitTilesProps) {
  const pieces = offeredPieces(kit);
  const spans = spansOf(pieces.length);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 md:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(12,minmax(0,1fr))] lg:gap-y-10">
      {pieces.map((piece, place) => (
        <Fragment key={piece}>{tile({ piece, span: spans[place] ?? "" })}</Fragment>
      ))}
    </ul>
  );
}

export const meta = metaIn(kitTexts, { title: "useItEverywhere" });

export default function KitRoute({ params: { cardid } }: { params: { cardid: string } }) {
  return <KitPage key={cardid} cardid={cardid} />;
}
