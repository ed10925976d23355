import { type CardAddress, cardKey, partPath } from "./addresses.ts";
import { CARD_CACHE, findSaved } from "./caches.ts";
import { fromNetwork } from "./from-network.ts";
import { notePage, notePart } from "./keep-card.ts";
import { markSavedPage, type WhySaved } from "./saved-page.ts";

/** How long a network may take to answer before the copy is shown, where there is one. */
const PATIENCE_MS = 3_000;

/** What the network says; the copy on this device only when it says nothing. Undefined when there is neither. */
export async function answerCard(event: FetchEvent, address: CardAddress): Promise<Response | undefined> {
  const network = fromNetwork(event);
  // Taken before the page gets to read the answer, whenever it comes.
  const noted = network.then((response) => noteAnswer(event, address, response.clone()));
  event.waitUntil(noted.catch(() => undefined));
  try {
    const inTime = await Promise.race([network, patienceWith(event.request, address)]);
    return inTime ?? (await savedAnswer(address, "slow")) ?? (await network);
  } catch {
    return savedAnswer(address, "offline");
  }
}

function noteAnswer(
  { request }: FetchEvent,
  { username, part }: CardAddress,
  response: Response,
): Promise<void> {
  if (part !== "page") return notePart(username, part, response);
  return notePage({ username, isOpened: request.mode === "navigate" }, response);
}

/** A page that shows a copy asks again by itself, and then it is the network's word that counts. */
function patienceWith(request: Request, { part }: CardAddress): Promise<undefined> {
  const isQuestion = part === "page" && request.mode !== "navigate";
  return new Promise((resolve) => {
    if (!isQuestion) setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
}

async function savedAnswer({ username, part }: CardAddress, why: WhySaved): Promise<Response | undefined> {
  const saved = await findSaved(CARD_CACHE, partPath(cardKey(username), part));
  return saved && part === "page" ? markSavedPage(saved, why) : saved;
}
