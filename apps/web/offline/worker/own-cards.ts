import { cachePage } from "./cache-card.ts";
import { cacheFiles } from "./cache-files.ts";
import { findCard, withCard, withOwnCards, withoutOwnCards } from "./cached-cards.ts";
import { readCachedCards, updateCachedCards } from "./cached-cards-store.ts";
import { partPath } from "./card-urls.ts";
import type { OwnCard } from "./messages.ts";
import { cacheBrand, tryFetch } from "./network.ts";

/** Fetches what is missing or has changed since it was last told. */
export async function cacheOwnCards(cards: OwnCard[]): Promise<void> {
  const before = await readCachedCards();
  const isKnown = (card: OwnCard) =>
    findCard(before, card.username) !== undefined &&
    before.own.some(({ username, state }) => username === card.username && state === card.state);
  await updateCachedCards((kept) => withOwnCards(kept, cards));
  const changed = cards.filter((card) => !isKnown(card));
  if (changed.length > 0) await cacheBrand();
  for (const { username } of changed) {
    const response = await tryFetch(partPath(username, "page"), "no-cache");
    if (response) await cachePage({ username, isOpened: false }, response);
  }
}

export function forgetOwnCards(): Promise<void> {
  return updateCachedCards(withoutOwnCards);
}

/** A page of a card is open. The first one came before there was a worker, and lies in the browser's own cache. */
export async function recordOpened(username: string, files: string[]): Promise<void> {
  const kept = await readCachedCards();
  if (!findCard(kept, username)) {
    const response = await tryFetch(partPath(username, "page"), "force-cache");
    if (response) await cachePage({ username, isOpened: true }, response);
  }
  await updateCachedCards(async (now) => {
    const card = findCard(now, username);
    if (!card) return now;
    const known = new Set(card.files);
    const more = await cacheFiles(files.filter((file) => !known.has(file)));
    return withCard(now, { ...card, openedAt: Date.now(), files: [...new Set([...card.files, ...more])] });
  });
}
