import { turnedCard } from "@visita/domain/card/card-sides";
import type { PublicCard } from "@visita/domain/card/public-card";
import type { Representation } from "./representation.ts";

/** What an address may ask for. Not checked: anything else means the usual form. */
export type VariantQuery = { readonly side?: unknown; readonly version?: unknown };

/** Which form an address asks for. */
export type VariantOf = (query: VariantQuery) => Representation;

/** Of a card with one side the second is the same as the first. */
export function withSides(representation: Representation): VariantOf {
  const turned: Representation = {
    ...representation,
    name: `${representation.name}, turned`,
    headers: (card) => representation.headers?.(turn(card)) ?? {},
    render: (card, state, network) => representation.render(turn(card), state, network),
  };
  return ({ side }) => (side === SECOND ? turned : representation);
}

/** The card as its address asks for it. */
export function shownSide(card: PublicCard, { side }: VariantQuery): PublicCard {
  return side === SECOND ? turn(card) : card;
}

const SECOND = "2";

function turn(card: PublicCard): PublicCard {
  return card.secondSide ? { ...turnedCard(card), isTurned: true } : card;
}
