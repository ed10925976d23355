import { PersonPicture } from "../card/view/person-picture.tsx";

type ScannedPictureProps = {
  /** Empty while it is not known. */
  name: string;
  photo: string | null | undefined;
  theme?: string | undefined;
  size: keyof typeof UNKNOWN;
};

const UNKNOWN = {
  row: "h-12.5 w-10 rounded-[0.375rem] text-role",
  head: "h-20 w-16 rounded-sm text-[1.625rem]",
};
const THEMES = ["goldenrod-color", "blue-color-one", "seagreen-color", "orangered-color"] as const;

/** Their photo, else initials; whose name is not known yet is a question mark. */
export function ScannedPicture({ name, photo, theme, size }: ScannedPictureProps) {
  if (name !== "" || photo) {
    return <PersonPicture name={name} photo={photo} theme={theme ?? themeOf(name)} size={size} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center bg-sunk font-display font-[480] ${UNKNOWN[size]}`}
    >
      ?
    </span>
  );
}

/** People without a card are told apart by colour, the same one each time. */
function themeOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return THEMES[sum % THEMES.length] ?? THEMES[0];
}
