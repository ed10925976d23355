import { type CardPart, cardKey } from "./card-urls.ts";
import type { OwnCard } from "./messages.ts";

export const MAX_CARDS = 50;

export type CachedCard = {
  username: string;
  /** Escaped, as in the page. */
  titleHtml: string;
  /** When the server last confirmed the copy, in epoch milliseconds. */
  keptAt: number;
  /** Zero for an own card that was fetched but never opened here. */
  openedAt: number;
  parts: CardPart[];
  files: string[];
};

/** The index of the cache. */
export type CachedCards = {
  /** By lower-case username. */
  cards: Record<string, CachedCard>;
  own: OwnCard[];
};

export const EMPTY_CACHE: CachedCards = { cards: {}, own: [] };

export function findCard(kept: CachedCards, username: string): CachedCard | undefined {
  return kept.cards[cardKey(username)];
}

/** Adds a card and evicts those over the limit. */
export function withCard(kept: CachedCards, card: CachedCard): CachedCards {
  return evictOverflow({ ...kept, cards: { ...kept.cards, [cardKey(card.username)]: card } });
}

export function withoutCard(kept: CachedCards, username: string): CachedCards {
  const { [cardKey(username)]: _gone, ...cards } = kept.cards;
  return { ...kept, cards };
}

/** Sets the own cards; those of the previous account become ordinary ones. */
export function withOwnCards(kept: CachedCards, own: OwnCard[]): CachedCards {
  return evictOverflow(withoutUnopened({ ...kept, own }));
}

/** Also removes cards that were fetched only because they were own ones. */
export function withoutOwnCards(kept: CachedCards): CachedCards {
  return withoutUnopened({ ...kept, own: [] });
}

export function isOwn(kept: CachedCards, username: string): boolean {
  return kept.own.some((own) => cardKey(own.username) === cardKey(username));
}

/** Own cards in their order, then the others by last opening. */
export function inDisplayOrder(kept: CachedCards): { own: CachedCard[]; others: CachedCard[] } {
  const own = kept.own.flatMap(({ username }) => findCard(kept, username) ?? []);
  const others = Object.values(kept.cards)
    .filter((card) => !isOwn(kept, card.username))
    .sort((one, other) => other.openedAt - one.openedAt);
  return { own, others };
}

export function filesInUse(kept: CachedCards): Set<string> {
  return new Set(Object.values(kept.cards).flatMap((card) => card.files));
}

function withoutUnopened(kept: CachedCards): CachedCards {
  const cards = Object.entries(kept.cards).filter(
    ([, card]) => card.openedAt > 0 || isOwn(kept, card.username),
  );
  return { ...kept, cards: Object.fromEntries(cards) };
}

function evictOverflow(kept: CachedCards): CachedCards {
  const { own, others } = inDisplayOrder(kept);
  const cards = [...own, ...others].slice(0, MAX_CARDS);
  return { ...kept, cards: Object.fromEntries(cards.map((card) => [cardKey(card.username), card])) };
}
