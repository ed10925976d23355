import { createStore, get, set } from "idb-keyval";
import { type CachedCards, EMPTY_CACHE, filesInUse, findCard } from "./cached-cards.ts";
import { CARD_CACHE, FILE_CACHE } from "./caches.ts";
import { parseCardUrl } from "./card-urls.ts";

const KEY = "kept-cards";

let store: ReturnType<typeof createStore> | undefined;
let queue: Promise<unknown> = Promise.resolve();

export async function readCachedCards(): Promise<CachedCards> {
  return (await get<CachedCards>(KEY, openStore())) ?? EMPTY_CACHE;
}

/**
 * Serialized, so that no change deletes what another is adding. A change that fails, for example because the quota is
 * exceeded, is ignored.
 */
export function updateCachedCards(
  change: (cached: CachedCards) => Promise<CachedCards> | CachedCards,
): Promise<void> {
  const update = queue.then(async () => {
    const before = await readCachedCards();
    const after = await change(before);
    if (after === before) return;
    await set(KEY, after, openStore());
    await deleteUnused(after);
  });
  queue = update.catch(() => undefined);
  return queue as Promise<void>;
}

/** Deletes everything that no cached card needs, also leftovers of an interrupted change. */
async function deleteUnused(cached: CachedCards): Promise<void> {
  const [cards, files] = await Promise.all([caches.open(CARD_CACHE), caches.open(FILE_CACHE)]);
  for (const { url } of await cards.keys()) {
    const cardUrl = parseCardUrl(new URL(url).pathname);
    if (cardUrl && !findCard(cached, cardUrl.username)?.parts.includes(cardUrl.part)) await cards.delete(url);
  }
  const needed = filesInUse(cached);
  for (const { url } of await files.keys()) {
    if (!needed.has(new URL(url).pathname)) await files.delete(url);
  }
}

function openStore() {
  store ??= createStore("visita-offline", "kept");
  return store;
}
