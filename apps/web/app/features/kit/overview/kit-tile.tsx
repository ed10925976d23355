import type { KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { kitOverview } from "@visita/domain/owner-messages/kit-overview";
import type english from "@visita/domain/owner-messages/kit-overview/en";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { kitPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/progress.tsx";
import { PIECES } from "../kit-pieces.ts";
import { TILE_ART } from "./tile-art.tsx";

const [WIDE, HALF, NARROW, THIRD] = ["lg:col-span-7", "lg:col-span-6", "lg:col-span-5", "lg:col-span-4"];
const SEVEN = [WIDE, NARROW, THIRD, THIRD, THIRD, WIDE, NARROW];
const SIX = [WIDE, NARROW, HALF, HALF, WIDE, NARROW];

type Offers = Record<KitPiece, keyof typeof english>;

/** What each piece is good for. */
const OFFERS = {
  signature: "signature",
  wallet: "wallet",
  print: "print",
  qr: "code",
  nfc: "nfc",
  background: "background",
  page: "page",
} as const satisfies Offers;
/** The same without a QR code. */
const PLAIN_OFFERS = {
  ...OFFERS,
  wallet: "walletWithLink",
  background: "backgroundWithLink",
} as const satisfies Offers;

/** In twelve columns on a desktop. */
export function spansOf(pieces: number): readonly string[] {
  return pieces === SEVEN.length ? SEVEN : SIX;
}

function artHeight(span: string): string {
  return span === THIRD ? "h-52 lg:h-62" : "h-52 lg:h-72";
}

type TilePlace = { piece: KitPiece; span: string };
type KitTileProps = TilePlace & { kit: Kit };

/** The whole tile is one link, named by its heading and described by its text; the picture is only to be looked at. */
export function KitTile({ kit, piece, span }: KitTileProps) {
  const t = useTranslate(kitTexts);
  const overview = useTranslate(kitOverview);
  const Art = TILE_ART[piece];
  return (
    <li className={classNames("group relative grid content-start gap-4", span)}>
      <div
        aria-hidden="true"
        inert
        data-card={kit.card.color}
        className={classNames(
          "relative overflow-hidden rounded-xl bg-paper-100 shadow-[inset_0_0_0_1px_var(--color-line)] group-hover:shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] dark:bg-surface",
          artHeight(span),
        )}
      >
        <Art kit={kit} />
      </div>
      <div className="grid content-start gap-1 px-1">
        <h2 className="type-heading">
          <Link
            to={kitPath(kit.card.cardid, piece)}
            aria-describedby={`kit-${piece}`}
            className="flex items-center justify-between gap-2 rounded-xs after:absolute after:inset-0 after:rounded-xl"
          >
            {t(PIECES[piece].label)}
            <ArrowRight
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="shrink-0 text-muted group-hover:text-accent"
            />
          </Link>
        </h2>
        <p id={`kit-${piece}`} className="text-small text-pretty text-muted">
          {overview((kit.qrCode ? OFFERS : PLAIN_OFFERS)[piece])}
        </p>
      </div>
    </li>
  );
}

export function KitTileSkeleton({ span }: TilePlace) {
  return (
    <li className={classNames("grid content-start gap-4", span)}>
      <Skeleton className={classNames("rounded-xl", artHeight(span))} />
      <div className="px-1">
        <Skeleton className="mt-1 h-5 w-32" />
        <Skeleton className="mt-3 mb-6 h-4 w-64 max-w-full" />
      </div>
    </li>
  );
}
