import { smallImageUrl } from "@visita/domain/card/image.rules";
import { initials } from "@visita/domain/card/initials";
import { classNames } from "../../../ui/class-names.ts";

type PersonPictureProps = {
  name: string;
  photo: string | null | undefined;
  /** Of the initials in place of a photo. */
  theme: string;
  size: keyof typeof LOOKS;
};

const LOOKS = {
  row: "h-12.5 w-10 rounded-[0.375rem] text-role",
  small: "h-8.75 w-7 rounded-xs text-caption",
  head: "h-20 w-16 rounded-sm text-[1.625rem]",
  page: "h-22.5 w-18 rounded-sm text-[1.75rem]",
};

/** A photo, else initials in the colours of a card. Decorative: the name stands beside it. */
export function PersonPicture({ name, photo, theme, size }: PersonPictureProps) {
  const look = LOOKS[size];
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
  const letters = initials(name);
  return (
    <span
      aria-hidden="true"
      data-card={theme}
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
