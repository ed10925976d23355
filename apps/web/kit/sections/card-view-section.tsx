import { Bookmark } from "lucide-react";
import { useState } from "react";
import { CardViewSkeleton } from "../../app/features/card/view/card-skeletons.tsx";
import { CardView } from "../../app/features/card/view/card-view.tsx";
import { FreeCardLink } from "../../app/features/card/view/free-card-link.tsx";
import { Section } from "../section.tsx";
import { arabicCard, emptyCard, fullCard, longNameCard, textCard } from "./sample-cards.ts";

export function CardViewSection() {
  return (
    <Section title="The card">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,23.375rem),1fr))] items-start gap-9">
        <CardView card={fullCard} idPrefix="" bookmark={<SampleBookmark />}>
          <FreeCardLink />
        </CardView>
        <CardView card={textCard} isKept />
        <CardView card={emptyCard} isPreview />
        <CardView card={longNameCard} />
        <CardView card={arabicCard} />
        <CardViewSkeleton />
      </div>
    </Section>
  );
}

function SampleBookmark() {
  const [isKept, setKept] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label="Save to favourites"
      onClick={() => setKept(!isKept)}
    >
      <Bookmark aria-hidden="true" size={24} strokeWidth={2} />
    </button>
  );
}
