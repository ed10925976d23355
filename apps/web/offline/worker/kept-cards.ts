import { type CardPart, cardKey } from "./addresses.ts";
import type { OwnCard } from "./messages.ts";

export const MAX_CARDS = 50;

export type KeptCard = {
  username: string;
  /** As it stands in the page, escaped. */
  titleHtml: string;
  /** When the server last said that it is so, in epoch milliseconds. */
  keptAt: number;
  /** Zero for one's own card that was fetched but never opened on this device. */
  openedAt: number;
  parts: CardPart[];
  files: string[];
};

/** What lies on this device. */
export type KeptCards = {
  /** By the username in small letters. */
  cards: Record<string, KeptCard>;
  own: OwnCard[];
};

export const NOTHING_KEPT: KeptCards = { cards: {}, own: [] };

export function findCard(kept: KeptCards, username: string): KeptCard | undefined {
  return kept.cards[cardKey(username)];
}

/** With this card, and without those for which there is no room any more. */
export function withCard(kept: KeptCards, card: KeptCard): KeptCards {
  return withinLimit({ ...kept, cards: { ...kept.cards, [cardKey(card.username)]: card } });
}

export function withoutCard(kept: KeptCards, username: string): KeptCards {
  const { [cardKey(username)]: _gone, ...cards } = kept.cards;
  return { ...kept, cards };
}

/** Whoever is signed in now; the cards of whoever was before become those of others. */
export function withOwnCards(kept: KeptCards, own: OwnCard[]): KeptCards {
  return withinLimit(withoutUnopened({ ...kept, own }));
}

/** A card that was fetched only because it is one's own goes with the list. */
export function withoutOwnCards(kept: KeptCards): KeptCards {
  return withoutUnopened({ ...kept, own: [] });
}

export function isOwn(kept: KeptCards, username: string): boolean {
  return kept.own.some((own) => cardKey(own.username) === cardKey(username));
}

/** Own cards in their order, then the others, the last opened first. */
export function inReadingOrder(kept: KeptCards): { own: KeptCard[]; others: KeptCard[] } {
  const own = kept.own.flatMap(({ username }) => findCard(kept, username) ?? []);
  const others = Object.values(kept.cards)
    .filter((card) => !isOwn(kept, card.username))
    .sort((one, other) => other.openedAt - one.openedAt);
  return { own, others };
}

export function filesInUse(kept: KeptCards): Set<string> {
  return new Set(Object.values(kept.cards).flatMap((card) => card.files));
}

function withoutUnopened(kept: KeptCards): KeptCards {
  const cards = Object.entries(kept.cards).filter(
    ([, card]) => card.openedAt > 0 || isOwn(kept, card.username),
  );
  return { ...kept, cards: Object.fromEntries(cards) };
}

function withinLimit(kept: KeptCards): KeptCards {
  const { own, others } = inReadingOrder(kept);
  const cards = [...own, ...others].slice(0, MAX_CARDS);
  return { ...kept, cards: Object.fromEntries(cards.map((card) => [cardKey(card.username), card])) };
}
