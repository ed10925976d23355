import { useEffect, useRef } from "react";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { BookmarkWait } from "./bookmark-wait.tsx";
import { CARD_LINES } from "./lines.ts";
import { type BookmarkedCard, useBookmark } from "./use-bookmark.ts";

/** Keeps the card among the favourites; kept, the corner of the card is turned. */
export function BookmarkButton({ card }: { card: BookmarkedCard }) {
  const { standing, toggle } = useBookmark(card);
  const button = useRef<HTMLButtonElement>(null);
  const isKept = standing === "kept";

  useEffect(() => {
    button.current?.closest(".card-view")?.toggleAttribute("data-kept", isKept);
  }, [isKept]);

  if (standing === "unknown") return <BookmarkWait />;
  if (standing === "own") return null;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isKept}
      aria-label="Save to favourites"
      title={isKept ? "Saved to favourites" : "Save to favourites"}
      onClick={() => void toggle()}
    >
      <LineIcon path={CARD_LINES.bookmark} size={24} strokeWidth={2} />
    </button>
  );
}
