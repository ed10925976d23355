import { fittingSide, type SideLanguages, sideLanguages, turnedCard } from "@visita/domain/card/card-sides";
import type { CardReader, PublicCard } from "@visita/domain/card/public-card";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { isLanguage } from "@visita/domain/language/languages";
import type { Encoding } from "../../lib/content-encoding.ts";
import type { Representation } from "./representation.ts";

/** What an address may ask for. Not checked: anything else means the usual form. */
export type VariantQuery = { readonly side?: unknown; readonly version?: unknown; readonly lang?: unknown };

/** What was asked for. Which form that is may depend on the languages of the card. */
export type Choice = {
  readonly encodings: readonly Encoding[];
  of(sides: SideLanguages): Representation;
};

/** Which form an address asks for. `accepted`: what the reader's browser prefers, best first. */
export type VariantOf = (query: VariantQuery, accepted?: readonly string[]) => Choice;

export function always(representation: Representation): VariantOf {
  const choice = onlyOne(representation);
  return () => choice;
}

export function onlyOne(representation: Representation): Choice {
  return { encodings: representation.encodings, of: () => representation };
}

/** Of a card with one side the second is the same as the first. */
export function withSides(representation: Representation): VariantOf {
  const usual = onlyOne(representation);
  const turned = onlyOne(ofSecondSide(representation));
  return ({ side }) => (side === SECOND ? turned : usual);
}

/** In the reader's language, from the side that fits it unless the address says which. */
export function inLanguages(
  encodings: readonly Encoding[],
  write: (reader: Required<CardReader>) => Representation,
): VariantOf {
  const made = new Map<string, readonly [first: Representation, second: Representation]>();

  function bothSides(reader: Required<CardReader>) {
    const key = readerName(reader);
    const known = made.get(key);
    if (known) return known;
    const first = write(reader);
    const both = [first, ofSecondSide(first)] as const;
    made.set(key, both);
    return both;
  }

  return ({ side, lang }, accepted = []) => ({
    encodings,
    of(sides) {
      const isLanguageAsked = isLanguage(lang);
      const wishes = isLanguageAsked ? [lang, ...accepted] : accepted;
      const isSecond = sides[1] !== undefined && isSecondAsked(side, sides, wishes);
      const language = firstLanguage([...wishes, sides[isSecond ? 1 : 0]]);
      const isSideAsked = side === FIRST || side === SECOND;
      return bothSides({ language, isLanguageAsked, isSideAsked })[isSecond ? 1 : 0];
    },
  });
}

/** Different for readers whose pages are. */
export function readerName({ language, isLanguageAsked, isSideAsked }: Required<CardReader>): string {
  return `${language}${isLanguageAsked ? ", language asked" : ""}${isSideAsked ? ", side asked" : ""}`;
}

/** In development: nothing is kept. */
export function renderAnew(choice: Choice, card: PublicCard): Promise<Buffer | undefined> {
  return representationOf(choice, card).render(card, { isPartial: false }, "");
}

export function representationOf(choice: Choice, card: PublicCard): Representation {
  return choice.of(sideLanguages(card));
}

const FIRST = "1";
const SECOND = "2";

function isSecondAsked(side: unknown, sides: SideLanguages, wishes: readonly string[]): boolean {
  if (side === FIRST || side === SECOND) return side === SECOND;
  return fittingSide(sides, wishes) === 2;
}

function ofSecondSide(representation: Representation): Representation {
  return {
    ...representation,
    name: `${representation.name}, turned`,
    headers: (card) => representation.headers?.(turn(card)) ?? {},
    render: (card, state, network) => representation.render(turn(card), state, network),
  };
}

function turn(card: PublicCard): PublicCard {
  return card.secondSide ? { ...turnedCard(card), isTurned: true } : card;
}
