import { firstLanguage } from "../language/choose-language.ts";
import { isLanguage, type Language } from "../language/languages.ts";
import { fittingSide, type SideLanguages, turnedCard } from "./card-sides.ts";
import type { CardReader, PublicCard } from "./public-card.ts";

/** What the address of a page about a card may ask for. Not checked: anything else means the usual form. */
export type ReaderQuery = { readonly side?: unknown; readonly lang?: unknown };

type Reader = { readonly reader: Required<CardReader>; readonly isSecond: boolean };

/**
 * In the reader's language, from the side that fits it unless the address says which. `accepted`: what the reader's
 * browser prefers, best first.
 */
export function readerOf(
  { side, lang }: ReaderQuery,
  accepted: readonly string[],
  sides: SideLanguages,
): Reader {
  const isLanguageAsked = isLanguage(lang);
  const wishes = isLanguageAsked ? [lang, ...accepted] : accepted;
  const isSideAsked = isSide(side);
  const isSecond = sides[1] !== undefined && (isSideAsked ? side === "2" : fittingSide(sides, wishes) === 2);
  const language = firstLanguage([...wishes, sides[isSecond ? 1 : 0]]);
  return { reader: { language, isLanguageAsked, isSideAsked }, isSecond };
}

/** What was chosen in the address: it stays there when the reader goes on. */
export function chosenBy({ side, lang }: ReaderQuery): { side?: "1" | "2"; lang?: Language } {
  return { ...(isSide(side) && { side }), ...(isLanguage(lang) && { lang }) };
}

function isSide(side: unknown): side is "1" | "2" {
  return side === "1" || side === "2";
}

/** The card as seen from its second side; as it is when it has one side. */
export function secondSideOf(card: PublicCard): PublicCard {
  return card.secondSide ? { ...turnedCard(card), isTurned: true } : card;
}
