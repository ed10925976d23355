import { useEffect, useRef } from "react";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { BookmarkSkeleton } from "./bookmark-skeleton.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { EditLink, leadOwnerToDashboard } from "./owner-links.tsx";
import { type BookmarkedCard, useBookmark } from "./use-bookmark.ts";

type BookmarkButtonProps = {
  card: BookmarkedCard;
  /** Called for an anonymous visitor. */
  onSignIn: () => void;
};

/** Keeps the card among the favourites. The corner of a kept card is turned. */
export function BookmarkButton({ card, onSignIn }: BookmarkButtonProps) {
  const { standing, toggle } = useBookmark(card, onSignIn);
  const button = useRef<HTMLButtonElement>(null);
  const isKept = standing === "kept";

  useEffect(() => {
    button.current?.closest(".card-view")?.toggleAttribute("data-kept", isKept);
  }, [isKept]);
  useEffect(() => {
    if (standing === "own") leadOwnerToDashboard();
  }, [standing]);

  if (standing === "unknown") return <BookmarkSkeleton />;
  if (standing === "own") return <EditLink cardid={card.cardid} />;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isKept}
      aria-label="Save to favourites"
      title={isKept ? "Saved to favourites" : "Save to favourites"}
      onClick={() => void toggle()}
    >
      <LineIcon path={CARD_ICON_PATHS.bookmark} size={24} weight="bold" />
    </button>
  );
}
