import { type CardPart, cardKey } from "./card-urls.ts";
import type { OwnCard } from "./messages.ts";

export const MAX_CARDS = 50;

export type CachedCard = {
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
export type CachedCards = {
  /** By the username in small letters. */
  cards: Record<string, CachedCard>;
  own: OwnCard[];
  /** What the page needs that scans codes; undefined where it is not kept. */
  scanFiles?: string[] | undefined;
};

export const EMPTY_CACHE: CachedCards = { cards: {}, own: [] };

export function findCard(kept: CachedCards, username: string): CachedCard | undefined {
  return kept.cards[cardKey(username)];
}

/** With this card, and without those for which there is no room any more. */
export function withCard(kept: CachedCards, card: CachedCard): CachedCards {
  return evictOverflow({ ...kept, cards: { ...kept.cards, [cardKey(card.username)]: card } });
}

export function withoutCard(kept: CachedCards, username: string): CachedCards {
  const { [cardKey(username)]: _gone, ...cards } = kept.cards;
  return { ...kept, cards };
}

/** The account that is signed in now; cards of the previous one count as those of others. */
export function withOwnCards(kept: CachedCards, own: OwnCard[]): CachedCards {
  return evictOverflow(withoutUnopened({ ...kept, own }));
}

/** A card that was fetched only because it is one's own goes with the list. */
export function withoutOwnCards(kept: CachedCards): CachedCards {
  return withoutUnopened({ ...kept, own: [] });
}

export function isOwn(kept: CachedCards, username: string): boolean {
  return kept.own.some((own) => cardKey(own.username) === cardKey(username));
}

/** Own cards in their order, then the others, the last opened first. */
export function inDisplayOrder(kept: CachedCards): { own: CachedCard[]; others: CachedCard[] } {
  const own = kept.own.flatMap(({ username }) => findCard(kept, username) ?? []);
  const others = Object.values(kept.cards)
    .filter((card) => !isOwn(kept, card.username))
    .sort((one, other) => other.openedAt - one.openedAt);
  return { own, others };
}

export function filesInUse(kept: CachedCards): Set<string> {
  return new Set([...Object.values(kept.cards).flatMap((card) => card.files), ...(kept.scanFiles ?? [])]);
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
