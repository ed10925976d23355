import { cacheDecision } from "./cache-decision.ts";
import { cacheFiles, filesInPage } from "./cache-files.ts";
import { type CachedCard, findCard, withCard, withoutCard } from "./cached-cards.ts";
import { updateCachedCards } from "./cached-cards-store.ts";
import { CARD_CACHE, copyOf, findSaved } from "./caches.ts";
import { type CardPart, cardKey, partPath } from "./card-urls.ts";
import { SAVED_HEADER } from "./messages.ts";
import { tryFetch } from "./network.ts";

/** Fetched with a page, for offline use. */
const PREFETCHED_PARTS: readonly CardPart[] = ["qr.svg", "qr.png", "contact.vcf"];

type Opening = { username: string; isOpened: boolean };

/** Updates the cache from a response for a card's page. */
export function cachePage({ username, isOpened }: Opening, response: Response): Promise<void> {
  return updateCachedCards(async (cached) => {
    const decision = cacheDecision(response);
    if (decision === "forget") return withoutCard(cached, username);
    if (decision === "leave") return cached;
    const html = await response.text();
    const known = findCard(cached, username);
    const times = { keptAt: Date.now(), openedAt: isOpened ? Date.now() : (known?.openedAt ?? 0) };
    const isSame = known && (await savedText(username)) === html;
    const card = isSame ? { ...known, ...times } : await fetchCard(username, html, times, known?.parts ?? []);
    await save(username, "page", copyOf(response, html), times.keptAt);
    return withCard(cached, card);
  });
}

/** The same for a part of a card, which is cached only together with its page. */
export function cachePart(username: string, part: CardPart, response: Response): Promise<void> {
  return updateCachedCards(async (cached) => {
    const card = findCard(cached, username);
    const decision = cacheDecision(response);
    if (!card || decision === "leave") return cached;
    const others = card.parts.filter((other) => other !== part);
    if (decision === "forget") return withCard(cached, { ...card, parts: others });
    await save(username, part, copyOf(response, await response.arrayBuffer()), Date.now());
    return withCard(cached, { ...card, parts: [...others, part] });
  });
}

/** The page is stored last: a new page without its images is worse than the old one. */
async function fetchCard(
  username: string,
  html: string,
  times: Pick<CachedCard, "keptAt" | "openedAt">,
  knownParts: readonly CardPart[],
): Promise<CachedCard> {
  const files = await cacheFiles(filesInPage(html));
  const parts: CardPart[] = ["page"];
  await Promise.all(
    PREFETCHED_PARTS.map(async (part) => {
      const response = await tryFetch(partPath(username, part));
      const decision = response ? cacheDecision(response) : "leave";
      if (response && decision === "keep") {
        await save(username, part, copyOf(response, await response.arrayBuffer()), times.keptAt);
      }
      if (decision === "keep" || (decision === "leave" && knownParts.includes(part))) parts.push(part);
    }),
  );
  return { username, titleHtml: titleIn(html) ?? username, ...times, parts, files };
}

/** Without the brand suffix. */
function titleIn(html: string): string | undefined {
  return /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1];
}

async function save(username: string, part: CardPart, response: Response, at: number): Promise<void> {
  const cache = await caches.open(CARD_CACHE);
  response.headers.set(SAVED_HEADER, String(at));
  await cache.put(partPath(cardKey(username), part), response);
}

async function savedText(username: string): Promise<string | undefined> {
  return (await findSaved(CARD_CACHE, partPath(cardKey(username), "page")))?.text();
}
