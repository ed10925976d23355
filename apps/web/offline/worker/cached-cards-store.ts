import { SCAN_PATH } from "@visita/domain/scan/scan-path";
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
 * Serialized, so that no change deletes files that another one is adding. Errors, such as an exceeded storage quota, are
 * ignored: nothing but offline use depends on the copies.
 */
export function updateCachedCards(
  change: (kept: CachedCards) => Promise<CachedCards> | CachedCards,
): Promise<void> {
  const turn = queue.then(async () => {
    const before = await readCachedCards();
    const after = await change(before);
    if (after === before) return;
    await set(KEY, after, openStore());
    await deleteUnused(after);
  });
  queue = turn.catch(() => undefined);
  return queue as Promise<void>;
}

/** Everything that nothing kept needs goes, also what an interrupted change left behind. */
async function deleteUnused(kept: CachedCards): Promise<void> {
  const [cards, files] = await Promise.all([caches.open(CARD_CACHE), caches.open(FILE_CACHE)]);
  for (const { url } of await cards.keys()) {
    const cardUrl = parseCardUrl(new URL(url).pathname);
    if (cardUrl && !findCard(kept, cardUrl.username)?.parts.includes(cardUrl.part)) await cards.delete(url);
  }
  if (!kept.scanFiles) await cards.delete(SCAN_PATH);
  const needed = filesInUse(kept);
  for (const { url } of await files.keys()) {
    if (!needed.has(new URL(url).pathname)) await files.delete(url);
  }
}

function openStore() {
  store ??= createStore("visita-offline", "kept");
  return store;
}
