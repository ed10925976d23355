import { createStore, get, set } from "idb-keyval";
import { cardAddress } from "./addresses.ts";
import { CARD_CACHE, FILE_CACHE } from "./caches.ts";
import { filesInUse, findCard, type KeptCards, NOTHING_KEPT } from "./kept-cards.ts";

const KEY = "kept-cards";

let store: ReturnType<typeof createStore> | undefined;
let lastTurn: Promise<unknown> = Promise.resolve();

export async function readKept(): Promise<KeptCards> {
  return (await get<KeptCards>(KEY, openStore())) ?? NOTHING_KEPT;
}

/**
 * One change at a time, so that none tidies away what another is just putting there. A change that fails, be it for want
 * of room, leaves everything as it was: being without a copy is no reason to trouble anybody.
 */
export function changeKept(change: (kept: KeptCards) => Promise<KeptCards> | KeptCards): Promise<void> {
  const turn = lastTurn.then(async () => {
    const before = await readKept();
    const after = await change(before);
    if (after === before) return;
    await set(KEY, after, openStore());
    await tidy(after);
  });
  lastTurn = turn.catch(() => undefined);
  return lastTurn as Promise<void>;
}

/** Everything that no kept card needs goes, also what an interrupted change left behind. */
export async function tidy(kept: KeptCards): Promise<void> {
  const [cards, files] = await Promise.all([caches.open(CARD_CACHE), caches.open(FILE_CACHE)]);
  for (const { url } of await cards.keys()) {
    const address = cardAddress(new URL(url).pathname);
    if (address && !findCard(kept, address.username)?.parts.includes(address.part)) await cards.delete(url);
  }
  const needed = filesInUse(kept);
  for (const { url } of await files.keys()) {
    if (!needed.has(new URL(url).pathname)) await files.delete(url);
  }
}

function openStore() {
  store ??= createStore("visita-offline", "kept");
  return store;
}
