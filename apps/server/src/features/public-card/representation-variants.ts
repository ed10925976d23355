import { type ReaderQuery, readerOf, secondSideOf } from "@visita/domain/card/card-reader";
import { type SideLanguages, sideLanguages } from "@visita/domain/card/card-sides";
import type { CardReader, PublicCard } from "@visita/domain/card/public-card";
import type { Encoding } from "../../lib/content-encoding.ts";
import type { Representation } from "./representation.ts";

/** What an address may ask for. Not checked: anything else means the usual form. */
export type VariantQuery = ReaderQuery & { readonly version?: unknown };

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
  return ({ side }) => (side === "2" ? turned : usual);
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

  return (query, accepted = []) => ({
    encodings,
    of(sides) {
      const { reader, isSecond } = readerOf(query, accepted, sides);
      return bothSides(reader)[isSecond ? 1 : 0];
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

function ofSecondSide(representation: Representation): Representation {
  return {
    ...representation,
    name: `${representation.name}, turned`,
    headers: (card) => representation.headers?.(secondSideOf(card)) ?? {},
    render: (card, state, network) => representation.render(secondSideOf(card), state, network),
  };
}
