import { KIT_PIECES, type KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useRef } from "react";
import { Link, Navigate, NavLink } from "react-router";
import { ApiError } from "../../lib/api-error.ts";
import { kitPath } from "../../lib/kit-path.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useExpiredSession } from "../session/public/session-expiry.ts";
import { useKit } from "./kit.queries.ts";
import { PIECE_TEXTS } from "./kit-pieces.ts";

type KitLoaderProps = { cardid: string; piece?: KitPiece; children: (kit: Kit) => ReactNode };

/** Crumbs at once, the rest when the card is known. A card that is not one's own is not found. */
export function KitLoader({ cardid, piece, children }: KitLoaderProps) {
  const { data: kit, error, isFetching, refetch } = useKit(cardid);
  const top = useRef<HTMLDivElement>(null);
  useExpiredSession(error);
  if (error instanceof ApiError && error.status === 404) return <Navigate to="/404" replace />;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <KitCrumbs cardid={cardid} piece={piece} />
      {!kit && error && (
        <ListFailure
          title="The share kit could not be loaded."
          isRetrying={isFetching}
          onRetry={() => {
            top.current?.focus();
            void refetch();
          }}
        >
          Your card itself is not affected.
        </ListFailure>
      )}
      {!kit && !error && <KitSkeleton />}
      {kit && children(kit)}
    </div>
  );
}

function KitCrumbs({ cardid, piece }: { cardid: string; piece?: KitPiece | undefined }) {
  const links = [
    { to: "/dashboard", label: "Dashboard" },
    ...(piece ? [{ to: kitPath(cardid), label: "Use it everywhere" }] : []),
  ];
  return (
    <nav
      aria-label="Breadcrumb"
      className="-mt-3 mb-2 flex flex-wrap items-center gap-x-1.5 text-small text-muted"
    >
      {links.map(({ to, label }) => (
        <Fragment key={to}>
          <Link
            to={to}
            className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
          >
            {label}
          </Link>
          <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
        </Fragment>
      ))}
      <span aria-current="page">{piece ? PIECE_TEXTS[piece].label : "Use it everywhere"}</span>
    </nav>
  );
}

/** From piece to piece; on phones the crumbs lead back to all of them. */
export function PieceNav({ cardid }: { cardid: string }) {
  return (
    <nav aria-label="Pieces of the kit" className="mb-7 hidden border-b border-line lg:block">
      <ul className="-ml-3.5 flex">
        {KIT_PIECES.map((piece) => {
          const { label, icon: Icon } = PIECE_TEXTS[piece];
          return (
            <li key={piece}>
              <NavLink
                to={kitPath(cardid, piece)}
                className="relative inline-flex min-h-control items-center gap-2 rounded-xs px-2.5 text-small font-semibold whitespace-nowrap text-muted after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.75 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-accent xl:px-3.5 xl:after:inset-x-3.5"
              >
                <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 max-xl:hidden" />
                {label}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function KitSkeleton() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>Loading the share kit</VisuallyHidden>
      </p>
      <div aria-hidden="true">
        <Skeleton className="mt-2 h-9 w-72 max-w-full" />
        <Skeleton className="mt-4 mb-8 h-4 w-100 max-w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </>
  );
}
