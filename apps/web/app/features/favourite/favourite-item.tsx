import type { Favourite } from "@visita/domain/favourite/favourite.contract";
import { BookmarkX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { CardLink, cardRowClasses } from "../card/public/card-grid.tsx";
import { BusinessCard } from "../card/view/business-card.tsx";

type FavouriteItemProps = { favourite: Favourite; onRemove: () => void };

/** A card that somebody left, and the way to give it away. */
export function FavouriteItem({ favourite, onRemove }: FavouriteItemProps) {
  const { color, profilepic, fullname, username } = favourite.relatedData;
  return (
    <li className="relative grid grid-cols-1 content-start gap-3.5">
      <BusinessCard color={color} fullname={fullname} photo={profilepic} isKept />
      <div className={cardRowClasses}>
        <div className="flex min-w-0 flex-1">
          <CardLink username={username} fullname={fullname} />
        </div>
        <Button
          variant="ghost"
          icon={BookmarkX}
          aria-label={`Remove ${fullname} from favorites`}
          className="relative -mr-3 px-3!"
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
