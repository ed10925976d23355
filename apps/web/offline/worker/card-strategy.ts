import { cachePage, cachePart } from "./cache-card.ts";
import { CARD_CACHE, findSaved } from "./caches.ts";
import { type CardUrl, cardKey, partPath } from "./card-urls.ts";
import { fetchFromNetwork } from "./network.ts";
import { addStaleBanner, type StaleReason } from "./saved-page.ts";

/** After this time the cached copy is shown, where there is one. */
const NETWORK_TIMEOUT_MS = 3_000;

/** Network first; the cached copy on failure or timeout. Undefined when there is neither. */
export async function cardResponse(event: FetchEvent, cardUrl: CardUrl): Promise<Response | undefined> {
  const network = fetchFromNetwork(event);
  // Cloned before the page consumes the body.
  const noted = network.then((response) => cacheAnswer(event, cardUrl, response.clone()));
  event.waitUntil(noted.catch(() => undefined));
  try {
    const inTime = await Promise.race([network, networkTimeout(event.request, cardUrl)]);
    return inTime ?? (await cachedResponse(cardUrl, "slow")) ?? (await network);
  } catch {
    return cachedResponse(cardUrl, "offline");
  }
}

function cacheAnswer(
  { request }: FetchEvent,
  { username, part }: CardUrl,
  response: Response,
): Promise<void> {
  if (part !== "page") return cachePart(username, part, response);
  return cachePage({ username, isOpened: request.mode === "navigate" }, response);
}

/** A stale page's own check needs the network's answer, so it has no timeout. */
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
