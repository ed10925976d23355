import type { Favourite } from "@visita/domain/favourite/favourite.contract";
import { capitalized, numberWord } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type FavouriteWords, favouriteTexts } from "@visita/domain/owner-messages/favourites";
import { BookmarkX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { CardLink, CardListSkeletons, cardGridClasses, cardRowClasses } from "../card/public/card-grid.tsx";
import { BusinessCard } from "../card/view/business-card.tsx";
import { BusinessCardSkeleton } from "../card/view/card-skeletons.tsx";
import { withUserid } from "../session/public/session-context.tsx";
import { useFavourites } from "./favourite.queries.ts";
import { FavouriteSearch, findByName, UNSEARCHED_MAX } from "./favourite-search.tsx";
import { useFavouriteActions } from "./use-favourite-actions.tsx";

export function FavouriteList({ userid }: { userid: string }) {
  const t = useTranslate(favouriteTexts);
  const common = useTranslate(commonTexts);
  const { data: favourites, error, isFetching, refetch } = useFavourites(userid);
  const { remove } = useFavouriteActions(userid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState("");
  // A search that was begun goes on when the list gets shorter.
  const isSearchable =
    favourites !== undefined && favourites.length > 0 && (favourites.length > UNSEARCHED_MAX || query !== "");
  const isSearched = isSearchable && query.trim() !== "";
  const shown = isSearched ? findByName(favourites, query) : favourites;
  /** The place of a card that was just removed; the focus was in it and must not be lost. */
  const removedPlace = useRef<number>(null);

  useEffect(() => {
    if (removedPlace.current === null || !favourites) return;
    const buttons = listRef.current?.querySelectorAll("button") ?? [];
    const next = buttons[Math.min(removedPlace.current, buttons.length - 1)];
    removedPlace.current = null;
    (next ?? headingRef.current)?.focus();
  }, [favourites]);

  function removeAt(place: number, favourite: Favourite) {
    removedPlace.current = place;
    remove(favourite);
  }

  return (
    <>
      <div className="mb-6 lg:mb-8">
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("title")}
        </h1>
        {!favourites && !error && <Skeleton className="mt-2 mb-1 h-4 w-60 max-w-full" />}
        {favourites && favourites.length > 0 && (
          <p className="mt-1 text-muted">{savedLine(favourites.length, t)}</p>
        )}
      </div>
      {error && (
        <ListFailure
          title={t(favourites ? "notRefreshed" : "notLoaded")}
          isRefresh={favourites !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {favourites ? common("earlierVersion") : t("nothingLost")}
        </ListFailure>
      )}
      {!favourites && !error && (
        <CardListSkeletons label={t("title")} status={t("loading")}>
          <FavouriteSkeleton />
        </CardListSkeletons>
      )}
      {favourites?.length === 0 && (
        <div className="lg:pt-8">
          <EmptyState title={t("noneYet")} action={<SeeACard />}>
            {t("howToSave")}
          </EmptyState>
        </div>
      )}
      {isSearchable && (
        <FavouriteSearch query={query} onSearch={setQuery} found={isSearched ? shown?.length : undefined} />
      )}
      {shown && shown.length > 0 && (
        <ul ref={listRef} aria-label={t("title")} className={cardGridClasses}>
          {shown.map((favourite, place) => (
            <FavouriteItem
              key={favourite.cardid}
              favourite={favourite}
              onRemove={() => removeAt(place, favourite)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The demo people live on installations for trying things out; elsewhere one's own cards are to be shared. */
function SeeACard() {
  const t = useTranslate(favouriteTexts);
  const hasDemo = useSettings()?.mailboxUrl != null;
  return hasDemo ? (
    <ButtonLink to="/c/demo" reloadDocument size="lg">
      {t("seeCard")}
    </ButtonLink>
  ) : (
    <ButtonLink to="/dashboard" size="lg">
      {t("goToCards")}
    </ButtonLink>
  );
}

function savedLine(count: number, t: FavouriteWords): string {
  return t("saved", { count, number: capitalized(numberWord(t.language, count)) });
}

function FavouriteSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <BusinessCardSkeleton />
      <div className={cardRowClasses}>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="ms-auto h-12 w-28 rounded-md" />
      </div>
    </div>
  );
}

type FavouriteItemProps = { favourite: Favourite; onRemove: () => void };

/** A card that somebody left, and the way to give it away. */
export function FavouriteItem({ favourite, onRemove }: FavouriteItemProps) {
  const t = useTranslate(favouriteTexts);
  const common = useTranslate(commonTexts);
  const { color, profilepic, fullname, username, isResting = false } = favourite.relatedData;
  const path = cardPath(username);
  return (
    <li className="relative grid grid-cols-1 content-start gap-3.5">
      <BusinessCard color={color} fullname={fullname} photo={profilepic} isKept isResting={isResting} />
      <div className={cardRowClasses}>
        <div className="flex min-w-0 flex-1">
          {isResting ? (
            <span
              dir="ltr"
              className="inline-flex min-h-touch min-w-0 items-center font-semibold wrap-anywhere"
            >
              {path}
            </span>
          ) : (
            <CardLink path={path} label={t("openCard", { name: fullname, path })} />
          )}
        </div>
        <Button
          variant="ghost"
          icon={BookmarkX}
          aria-label={t("removeFavorite", { name: fullname })}
          className="relative -me-3 px-3!"
          onClick={onRemove}
        >
          {common("remove")}
        </Button>
      </div>
      {isResting && <p className="-mt-2 ps-1 text-small text-muted">{t("paused")}</p>}
    </li>
  );
}

export const meta = metaIn(favouriteTexts, { title: "title" });

export default withUserid(FavouriteList);
