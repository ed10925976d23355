import { chooseLanguage } from "@visita/domain/language/choose-language";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { EMPTY_CACHE } from "./cached-cards.ts";
import { readCachedCards, updateCachedCards } from "./cached-cards-store.ts";
import { deleteOtherCaches, FILE_CACHE, findSaved } from "./caches.ts";
import { cardResponse } from "./card-strategy.ts";
import { isImmutableFile, isUsername, parseCardUrl } from "./card-urls.ts";
import type { OfflineMessage } from "./messages.ts";
import { cacheBrand, readBrand } from "./network.ts";
import { renderOfflinePage } from "./offline-page.ts";
import { cacheOwnCards, forgetOwnCards, recordOpened } from "./own-cards.ts";
import { cacheScanPage, forgetScanPage, scanPageResponse } from "./scan-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** Taking over at once mixes nothing: pages come from the network, and files by names that stand for their content. */
self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), cacheBrand().catch(() => undefined)]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      // Firefox drops a navigation whose preload failed, even if the worker answers it. Earlier workers had enabled it.
      self.registration.navigationPreload?.disable(),
      deleteOtherCaches(),
      updateCachedCards((kept) => ({ ...kept })),
    ])
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  const card = parseCardUrl(pathname);
  const isPage = request.mode === "navigate";
  if (isImmutableFile(pathname) && !isPage) event.respondWith(fileResponse(request, pathname));
  else if (card) event.respondWith(orOfflinePage(event, cardResponse(event, card)));
  else if (isPage && pathname === SCAN_PATH)
    event.respondWith(orOfflinePage(event, scanPageResponse(request)));
  else if (isPage) event.respondWith(orOfflinePage(event, fetch(request)));
});

self.addEventListener("message", (event) => {
  event.waitUntil(handleMessage(event.data as OfflineMessage).catch(() => undefined));
});

async function handleMessage(message: OfflineMessage): Promise<void> {
  if (message.type === "opened" && isUsername(message.username)) {
    await recordOpened(message.username, message.files);
  }
  if (message.type === "own-cards") {
    await cacheOwnCards(message.cards.filter(({ username }) => isUsername(username)));
  }
  if (message.type === "forget-own-cards") await forgetOwnCards();
  if (message.type === "scan-page") await cacheScanPage(message.hasDetector);
  if (message.type === "forget-scan-page") await forgetScanPage();
}

async function fileResponse(request: Request, path: string): Promise<Response> {
  const saved = await findSaved(FILE_CACHE, path).catch(() => undefined);
  return saved ?? fetch(request);
}

/** Without an answer, a page says so and shows what there is. */
async function orOfflinePage(event: FetchEvent, answer: Promise<Response | undefined>): Promise<Response> {
  const found = await answer.catch(() => undefined);
  if (found) return found;
  if (event.request.mode !== "navigate") return Response.error();
  const kept = await readCachedCards().catch(() => EMPTY_CACHE);
  const isCard = parseCardUrl(new URL(event.request.url).pathname) !== undefined;
  const brand = await readBrand().catch(() => "");
  const language = chooseLanguage({
    asked: new URL(event.request.url).searchParams.get("lang"),
    accepted: self.navigator.languages.join(),
  });
  return renderOfflinePage({ kept, brand, host: self.location.host, isCard, language });
}
