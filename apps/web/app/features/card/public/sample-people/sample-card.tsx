import { Bookmark } from "lucide-react";
import { CardView, type CardViewData } from "../../view/card-view.tsx";

/** A card as an illustration. Lazy images: where the card is hidden, as on phones, they are never loaded. */
export function SampleCard({ card }: { card: CardViewData }) {
  return (
    <CardView
      card={card}
      isPreview
      images="lazy"
      bookmark={
        <span>
          <Bookmark size={24} strokeWidth={2} />
        </span>
      }
    />
  );
}
