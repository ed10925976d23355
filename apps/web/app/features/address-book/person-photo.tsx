import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { smallImageUrl } from "@visita/domain/card/image.rules";
import { initials } from "@visita/domain/card/initials";
import { classNames } from "../../ui/class-names.ts";

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

const LOOKS = {
  row: "h-12.5 w-10 rounded-[0.375rem] text-role",
  page: "h-22.5 w-18 rounded-sm text-[1.75rem]",
};

/** The photo of a card that they sent, else their initials in the colours of the card they came by. */
export function PersonPhoto({ person, size }: PersonPhotoProps) {
  const look = LOOKS[size];
  const photo = person.sentCard?.profilepic;
  if (photo) {
    return (
      <img
        src={smallImageUrl(photo)}
        alt=""
        loading="lazy"
        width={40}
        height={50}
        className={classNames("shrink-0 object-cover", look)}
      />
    );
  }
  const letters = initials(person.name);
  return (
    <span
      aria-hidden="true"
      data-card={personTheme(person)}
      className={classNames(
        "grid shrink-0 place-items-center bg-card-tile text-card-deep",
        hasCapitals(letters) ? "font-display font-[480]" : "font-semibold",
        look,
      )}
    >
      {letters}
    </span>
  );
}

function hasCapitals(letters: string): boolean {
  return letters !== letters.toLowerCase();
}
