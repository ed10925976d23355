import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { PersonPicture } from "../card/view/person-picture.tsx";

/** By hand or by a file: no card whose colours it could have. */
const NO_CARD = "black-color";

/** The theme of what stands for a person. */
export function personTheme({ card }: Pick<PersonSummary, "card">): string {
  return card?.color ?? NO_CARD;
}

type PersonPhotoProps = {
  person: Pick<PersonSummary, "name" | "card" | "sentCard">;
  size: "row" | "page";
};

/** The photo of a card that they sent, else their initials in the colours of the card they came by. */
export function PersonPhoto({ person, size }: PersonPhotoProps) {
  return (
    <PersonPicture
      name={person.name}
      photo={person.sentCard?.profilepic}
      theme={personTheme(person)}
      size={size}
    />
  );
}
