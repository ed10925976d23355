import { partPath } from "./addresses.ts";
import { keepBrand } from "./brand.ts";
import { fetchQuietly } from "./fetch-quietly.ts";
import { notePage } from "./keep-card.ts";
import { keepFiles } from "./keep-files.ts";
import { findCard, withCard, withOwnCards, withoutOwnCards } from "./kept-cards.ts";
import { changeKept, readKept } from "./kept-store.ts";
import type { OwnCard } from "./messages.ts";

/** Fetches what is missing or has changed since it was last told. */
export async function keepOwnCards(cards: OwnCard[]): Promise<void> {
  const before = await readKept();
  const isKnown = (card: OwnCard) =>
    findCard(before, card.username) !== undefined &&
    before.own.some(({ username, state }) => username === card.username && state === card.state);
  await changeKept((kept) => withOwnCards(kept, cards));
  const changed = cards.filter((card) => !isKnown(card));
  if (changed.length > 0) await keepBrand();
  for (const { username } of changed) {
    const response = await fetchQuietly(partPath(username, "page"), "no-cache");
    if (response) await notePage({ username, isOpened: false }, response);
  }
}

export function forgetOwnCards(): Promise<void> {
  return changeKept(withoutOwnCards);
}

/** A page of a card is open. The first one came before there was a worker, and lies in the browser's own cache. */
export async function noteOpened(username: string, files: string[]): Promise<void> {
  const kept = await readKept();
  if (!findCard(kept, username)) {
    const response = await fetchQuietly(partPath(username, "page"), "force-cache");
    if (response) await notePage({ username, isOpened: true }, response);
  }
  await changeKept(async (now) => {
    const card = findCard(now, username);
    if (!card) return now;
    const known = new Set(card.files);
    const more = await keepFiles(files.filter((file) => !known.has(file)));
    return withCard(now, { ...card, openedAt: Date.now(), files: [...new Set([...card.files, ...more])] });
  });
}
