import { KIT_PIECES, type KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { kitOverview } from "@visita/domain/owner-messages/kit-overview";
import { type ReactNode, type Ref, useRef } from "react";
import { Navigate, NavLink } from "react-router";
import { ApiError } from "../../lib/api-error.ts";
import { cardPath, kitPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { CardThumbnail } from "../card/public/card-thumbnail.tsx";
import { useKit } from "./kit.queries.ts";
import { offeredPieces, PIECES } from "./kit-pieces.ts";
import { CardCrumbs, HiddenCardNotice, KitStates } from "./kit-states.tsx";

type KitLoaderProps = {
  cardid: string;
  /** The overview without it. */
  piece?: KitPiece;
  /** Has the shapes of what is loaded. */
  skeleton: ReactNode;
  children: (kit: Kit) => ReactNode;
};

/** Crumbs and heading at once, the rest when the card is known. A card that is not one's own is not found. */
export function KitLoader({ cardid, piece, skeleton, children }: KitLoaderProps) {
  const query = useKit(cardid);
  const { data: kit, error } = query;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const t = useTranslate(kitTexts);
  if (error instanceof ApiError && error.status === 404) return <Navigate to="/404" replace />;
  if (piece && kit && !offeredPieces(kit).includes(piece)) return <Navigate to={kitPath(cardid)} replace />;
  const isLoading = !kit && !error;
  return (
    <>
      <KitCrumbs cardid={cardid} piece={piece} />
      {piece ? (
        <PieceHead headingRef={headingRef} piece={piece} kit={kit} isLoading={isLoading} />
      ) : (
        <OverviewHead headingRef={headingRef} kit={kit} isLoading={isLoading} />
      )}
      {kit && <HiddenCardNotice hidden={kit.hidden} />}
      {piece && (kit || isLoading) && <PieceNav cardid={cardid} kit={kit} />}
      <KitStates
        query={query}
        headingRef={headingRef}
        words={{ notLoaded: t("notLoaded"), loading: t("loading") }}
        skeleton={skeleton}
      >
        {children}
      </KitStates>
    </>
  );
}

function KitCrumbs({ cardid, piece }: { cardid: string; piece?: KitPiece | undefined }) {
  const t = useTranslate(kitTexts);
  if (!piece) return <CardCrumbs links={[]} current={t("useItEverywhere")} />;
  const kit = { to: kitPath(cardid), label: t("useItEverywhere") };
  return <CardCrumbs links={[kit]} current={t(PIECES[piece].label)} />;
}

type HeadProps = { headingRef: Ref<HTMLHeadingElement>; kit: Kit | undefined; isLoading: boolean };

function OverviewHead({ headingRef, kit, isLoading }: HeadProps) {
  const t = useTranslate(kitTexts);
  return (
    <div className="mb-6 flex items-center gap-5 lg:mb-8">
      {kit && <CardThumbnail card={kit.card} />}
      {isLoading && <Skeleton className="aspect-[1.62] w-26 shrink-0 rounded-[0.625rem] md:w-34" />}
      <div className="min-w-0 flex-1">
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("useItEverywhere")}
        </h1>
        {kit && <Ways kit={kit} />}
        {isLoading && <Skeleton className="mt-2 mb-1 h-4 w-100 max-w-full" />}
      </div>
    </div>
  );
}

/** How many pieces there are. */
function Ways({ kit }: { kit: Kit }) {
  const t = useTranslate(kitOverview);
  const hasAll = offeredPieces(kit).length === KIT_PIECES.length;
  return (
    <p className="mt-1 text-pretty text-muted wrap-anywhere">
      {t(hasAll ? "sevenWays" : "sixWays", { path: cardPath(kit.card.username) })}
    </p>
  );
}

function PieceHead({ headingRef, piece, kit, isLoading }: HeadProps & { piece: KitPiece }) {
  const t = useTranslate(kitTexts);
  const { title, lead, plainLead } = PIECES[piece];
  const [text, plainText] = [t(lead), t(plainLead)];
  // Most pieces have one text, with or without a code.
  const isTextKnown = kit !== undefined || text === plainText;
  return (
    <div className="mb-5">
      <h1 ref={headingRef} tabIndex={-1} className="type-title">
        {t(title)}
      </h1>
      {isTextKnown && (
        <p className="mt-1.5 max-w-prose text-pretty text-muted">
          {kit?.qrCode === false ? plainText : text}
        </p>
      )}
      {!isTextKnown && isLoading && (
        <>
          <Skeleton className="mt-2.5 h-4 w-120 max-w-full" />
          <Skeleton className="mt-2 mb-1 h-4 w-90 max-w-full" />
        </>
      )}
    </div>
  );
}

/** From piece to piece; on phones the crumbs lead back to all of them. */
function PieceNav({ cardid, kit }: { cardid: string; kit: Kit | undefined }) {
  const t = useTranslate(kitTexts);
  return (
    <nav aria-label={t("shareKit")} className="mb-7 hidden border-b border-line lg:block">
      <ul className="-ms-3.5 flex">
        {offeredPieces(kit).map((piece) => {
          const { label, icon: Icon } = PIECES[piece];
          return (
            <li key={piece}>
              <NavLink
                to={kitPath(cardid, piece)}
                className="relative inline-flex min-h-control items-center gap-2 rounded-xs px-2.5 text-small font-semibold whitespace-nowrap text-muted after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.75 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-accent xl:px-3.5 xl:after:inset-x-3.5"
              >
                <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 max-xl:hidden" />
                {t(label)}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
