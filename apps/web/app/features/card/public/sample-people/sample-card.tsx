import type { Contacts } from "@visita/domain/card/contacts";
import { samplePeople } from "@visita/domain/owner-messages/sample-people";
import { Bookmark } from "lucide-react";
import { useTranslate } from "../../../../lib/language.tsx";
import { CardView } from "../../view/card-view.tsx";
import { SAMPLE_PEOPLE, type SampleName } from "./sample-people.ts";

type SampleCardProps = {
  name: SampleName;
  /** Beside those that are on the card. */
  contacts?: Contacts;
};

/** A card as an illustration. Lazy images: where the card is hidden, as on phones, they are never loaded. */
export function SampleCard({ name, contacts }: SampleCardProps) {
  const t = useTranslate(samplePeople);
  const { card } = SAMPLE_PEOPLE[name];
  return (
    <CardView
      card={{ ...card, occupation: t(name), contacts: { ...card.contacts, ...contacts } }}
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
