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

export function findCard(cached: CachedCards, username: string): CachedCard | undefined {
  return cached.cards[cardKey(username)];
}

/** Adds a card and evicts those over the limit. */
export function withCard(cached: CachedCards, card: CachedCard): CachedCards {
  return evictOverflow({ ...cached, cards: { ...cached.cards, [cardKey(card.username)]: card } });
}

export function withoutCard(cached: CachedCards, username: string): CachedCards {
  const { [cardKey(username)]: _gone, ...cards } = cached.cards;
  return { ...cached, cards };
}

/** Sets the own cards; those of the previous account become ordinary ones. */
export function withOwnCards(cached: CachedCards, own: OwnCard[]): CachedCards {
  return evictOverflow(withoutUnopened({ ...cached, own }));
}

/** Also removes cards that were fetched only because they were own ones. */
export function withoutOwnCards(cached: CachedCards): CachedCards {
  return withoutUnopened({ ...cached, own: [] });
}

export function isOwn(cached: CachedCards, username: string): boolean {
  return cached.own.some((own) => cardKey(own.username) === cardKey(username));
}

/** Own cards in their order, then the others by last opening. */
export function inDisplayOrder(cached: CachedCards): { own: CachedCard[]; others: CachedCard[] } {
  const own = cached.own.flatMap(({ username }) => findCard(cached, username) ?? []);
  const others = Object.values(cached.cards)
    .filter((card) => !isOwn(cached, card.username))
    .sort((one, other) => other.openedAt - one.openedAt);
  return { own, others };
}

export function filesInUse(cached: CachedCards): Set<string> {
  return new Set(Object.values(cached.cards).flatMap((card) => card.files));
}

function withoutUnopened(cached: CachedCards): CachedCards {
  const cards = Object.entries(cached.cards).filter(
    ([, card]) => card.openedAt > 0 || isOwn(cached, card.username),
  );
  return { ...cached, cards: Object.fromEntries(cards) };
}

function evictOverflow(cached: CachedCards): CachedCards {
  const { own, others } = inDisplayOrder(cached);
  const cards = [...own, ...others].slice(0, MAX_CARDS);
  return { ...cached, cards: Object.fromEntries(cards.map((card) => [cardKey(card.username), card])) };
}
