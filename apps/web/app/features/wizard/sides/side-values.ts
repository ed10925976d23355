import type { SecondSide, SideNumber } from "@visita/domain/card/card-sides";
import { acceptedLanguages } from "@visita/domain/language/choose-language";
import { type Language, nameOfCode } from "@visita/domain/language/languages";
import type { WizardText } from "@visita/domain/owner-messages/wizard";

/** The second side as it stands in its boxes. */
export type TypedSide = {
  /** Empty while none is chosen. */
  readonly language: string;
  readonly fullname: string;
  readonly reading: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly bio: string;
  readonly address: string;
  /** Labels by channel. */
  readonly titles: Readonly<Record<string, string>>;
};

/** A box of the second side, as the server names it behind `secondSide.`. */
export type SideField = Exclude<keyof TypedSide, "titles"> | `titles.${string}`;

export function emptySide(language: string): TypedSide {
  const texts = { fullname: "", reading: "", occupation: "", companyname: "", bio: "", address: "" };
  return { language, ...texts, titles: {} };
}

export function typedSide(side: SecondSide): TypedSide {
  return { ...side, reading: side.reading ?? "", address: side.address ?? "" };
}

/** As it would be stored; nothing is checked. */
export function filledSide({ reading, address, titles, ...side }: TypedSide): SecondSide {
  const filled = Object.entries(titles).map(([key, title]) => [key, title.trim()] as const);
  return {
    ...side,
    ...(reading.trim() && { reading: reading.trim() }),
    ...(address.trim() && { address: address.trim() }),
    titles: Object.fromEntries(filled.filter(([, title]) => title !== "")),
  };
}

export function sideText(side: TypedSide, field: SideField): string {
  return isTitle(field) ? (side.titles[field.slice(TITLE.length)] ?? "") : side[field];
}

export function withSideText(side: TypedSide, field: SideField, text: string): TypedSide {
  if (!isTitle(field)) return { ...side, [field]: text };
  return { ...side, titles: { ...side.titles, [field.slice(TITLE.length)]: text } };
}

/** How many boxes differ; a side that came or went is one change. */
export function countSideChanges(now: TypedSide | null, before: TypedSide | null): number {
  if (!now || !before) return now === before ? 0 : 1;
  const titles = Object.keys({ ...now.titles, ...before.titles }).map((key) => `${TITLE}${key}` as const);
  const fields: SideField[] = [...(Object.keys(emptySide("")) as SideField[]).filter(isText), ...titles];
  return fields.filter((field) => sideText(now, field) !== sideText(before, field)).length;
}

/** Without a text in any box. */
export function isEmptySide(side: TypedSide): boolean {
  return countSideChanges(side, emptySide(side.language)) === 0;
}

/** The side that somebody sees who types in this field; undefined for what both have. */
export function sideOfField(field: string | null): SideNumber | undefined {
  if (field?.startsWith("secondSide.")) return 2;
  // The boxes of channels hold the first side's labels.
  if (field?.startsWith("contacts.")) return 1;
  return field !== null && FIRST_SIDE_FIELDS.has(field) ? 1 : undefined;
}

const FIRST_SIDE_FIELDS = new Set(["language", "reading", "fullname", "occupation", "companyname", "bio"]);

/** In itself; the number of the side where none is chosen. */
export function sideName(language: string, side: SideNumber, t: WizardText): string {
  return nameOfCode(language) || t(side === 1 ? "firstSide" : "secondSide");
}

/** What a card is written in of which nobody has said it. */
export function browserLanguage(): Language {
  return browserLanguages()[0] ?? "en";
}

/** For a new second side: what its owner reads besides, else English. Empty where that is the first one. */
export function otherLanguage(first: string): string {
  const other = browserLanguages().find((language) => language !== first);
  return other ?? (first === "en" ? "" : "en");
}

function browserLanguages(): Language[] {
  return acceptedLanguages(navigator.languages.join(","));
}

const TITLE = "titles.";

function isTitle(field: SideField): field is `titles.${string}` {
  return field.startsWith(TITLE);
}

function isText(field: string): boolean {
  return field !== "titles";
}
