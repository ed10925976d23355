import { Bookmark } from "lucide-react";
import { CardView } from "../../card/view/card-view.tsx";
import type { ArtPerson } from "./art-people.ts";

/** A card to look at. Its pictures are lazy, because a phone never shows the panel and then never loads them. */
export function ArtCard({ person }: { person: ArtPerson }) {
  return (
    <CardView
      card={person.card}
      isPreview
      pictures="lazy"
      bookmark={
        <span>
          <Bookmark size={24} strokeWidth={2} />
        </span>
      }
    />
  );
}
