import { cardAddress, isUnchangingFile, isUsername } from "./addresses.ts";
import { answerCard } from "./answer-card.ts";
import { keepBrand, readBrand } from "./brand.ts";
import { deleteOtherCaches, FILE_CACHE, findSaved } from "./caches.ts";
import { fromNetwork } from "./from-network.ts";
import { NOTHING_KEPT } from "./kept-cards.ts";
import { changeKept, readKept } from "./kept-store.ts";
import type { OfflineMessage } from "./messages.ts";
import { renderOfflinePage } from "./offline-page.ts";
import { forgetOwnCards, keepOwnCards, noteOpened } from "./own-cards.ts";

declare const self: ServiceWorkerGlobalScope;

/** Taking over at once mixes nothing: pages come from the network, and files by names that stand for their content. */
self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), keepBrand().catch(() => undefined)]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      deleteOtherCaches(),
      changeKept((kept) => ({ ...kept })),
    ])
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  const card = cardAddress(pathname);
  const isPage = request.mode === "navigate";
  if (isUnchangingFile(pathname) && !isPage) event.respondWith(answerFile(request, pathname));
  else if (card) event.respondWith(answerOrSay(event, answerCard(event, card)));
  else if (isPage) event.respondWith(answerOrSay(event, fromNetwork(event)));
});

self.addEventListener("message", (event) => {
  event.waitUntil(hear(event.data as OfflineMessage).catch(() => undefined));
});

async function hear(message: OfflineMessage): Promise<void> {
  if (message.type === "opened" && isUsername(message.username)) {
    await noteOpened(message.username, message.files);
  }
  if (message.type === "own-cards") {
    await keepOwnCards(message.cards.filter(({ username }) => isUsername(username)));
  }
  if (message.type === "forget-own-cards") await forgetOwnCards();
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const saved = await findSaved(FILE_CACHE, path).catch(() => undefined);
  return saved ?? fetch(request);
}

/** Without an answer, a page says so and shows what there is. */
async function answerOrSay(event: FetchEvent, answer: Promise<Response | undefined>): Promise<Response> {
  const found = await answer.catch(() => undefined);
  if (found) return found;
  if (event.request.mode !== "navigate") return Response.error();
  const kept = await readKept().catch(() => NOTHING_KEPT);
  const isCard = cardAddress(new URL(event.request.url).pathname) !== undefined;
  const brand = await readBrand().catch(() => "");
  return renderOfflinePage({ kept, brand, host: self.location.host, isCard });
}
