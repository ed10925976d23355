import { cachePage, cachePart } from "./cache-card.ts";
import { CARD_CACHE, findSaved } from "./caches.ts";
import { type CardUrl, cardKey, partPath } from "./card-urls.ts";
import { NETWORK_TIMEOUT_MS } from "./network.ts";
import { addStaleBanner, type StaleReason } from "./saved-page.ts";

/** What the network says; the copy on this device only when it says nothing. Undefined when there is neither. */
export async function cardResponse(event: FetchEvent, cardUrl: CardUrl): Promise<Response | undefined> {
  const network = fetch(event.request);
  // Taken before the page gets to read the answer, whenever it comes.
  const noted = network.then((response) => cacheAnswer(event, cardUrl, response.clone()));
  event.waitUntil(noted.catch(() => undefined));
  try {
    const inTime = await Promise.race([network, networkTimeout(event.request, cardUrl)]);
    return inTime ?? (await cachedResponse(cardUrl, "slow")) ?? (await network);
  } catch {
    return cachedResponse(cardUrl, "offline");
  }
}

function cacheAnswer({ request }: FetchEvent, cardUrl: CardUrl, response: Response): Promise<void> {
  const { username, part } = cardUrl;
  if (part !== "page") return cachePart(cardUrl, new URL(request.url).search, response);
  // The other side, which is fetched to be turned to, is not what was opened.
  if (request.mode !== "navigate" && request.cache !== "no-cache") return Promise.resolve();
  return cachePage({ username, isOpened: request.mode === "navigate" }, response);
}

/** A page that shows a copy asks again by itself, and then it is the network's word that counts. */
function networkTimeout(request: Request, { part }: CardUrl): Promise<undefined> {
  const isQuestion = part === "page" && request.mode !== "navigate";
  return new Promise((resolve) => {
    if (!isQuestion) setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS);
  });
}

async function cachedResponse({ username, part }: CardUrl, why: StaleReason): Promise<Response | undefined> {
  const saved = await findSaved(CARD_CACHE, partPath(cardKey(username), part));
  return saved && part === "page" ? addStaleBanner(saved, why) : saved;
}
