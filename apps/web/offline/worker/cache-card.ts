import { cacheFiles, filesInPage } from "./cache-files.ts";
import { type CachedCard, findCard, withCard, withoutCard } from "./cached-cards.ts";
import { updateCachedCards } from "./cached-cards-store.ts";
import { CARD_CACHE, copyOf, findSaved } from "./caches.ts";
import { type CardPart, type CardUrl, cardKey, partPath } from "./card-urls.ts";
import { SAVED_HEADER } from "./messages.ts";
import { cacheDecision, tryFetch } from "./network.ts";

/** Fetched with a page, so that the card can be shown and handed on without a network. */
const PREFETCHED_PARTS: readonly CardPart[] = ["qr.svg", "qr.png", "contact.vcf"];

type Opening = { username: string; isOpened: boolean };

/** Does with a fresh answer for a card's page what has to be done. */
export function cachePage({ username, isOpened }: Opening, response: Response): Promise<void> {
  return updateCachedCards(async (kept) => {
    const verdict = cacheDecision(response);
    if (verdict === "forget") return withoutCard(kept, username);
    if (verdict === "leave") return kept;
    const html = await response.text();
    const known = findCard(kept, username);
    const times = { keptAt: Date.now(), openedAt: isOpened ? Date.now() : (known?.openedAt ?? 0) };
    const isSame = known && (await savedText(username)) === html;
    const card = isSame ? { ...known, ...times } : await fetchCard(username, html, times, known?.parts ?? []);
    await save(username, "page", copyOf(response, html), times.keptAt);
    return withCard(kept, card);
  });
}

/**
 * The same for what belongs to a card. It is kept only together with the card's page, and a contact only if it is of the
 * side that this shows. `search`: of its address.
 */
export function cachePart({ username, part }: CardUrl, search: string, response: Response): Promise<void> {
  return updateCachedCards(async (kept) => {
    const card = findCard(kept, username);
    const verdict = cacheDecision(response);
    if (!card || verdict === "leave") return kept;
    if (part === "contact.vcf" && contactIn((await savedText(username)) ?? "")?.search !== search)
      return kept;
    const others = card.parts.filter((other) => other !== part);
    if (verdict === "forget") return withCard(kept, { ...card, parts: others });
    await save(username, part, copyOf(response, await response.arrayBuffer()), Date.now());
    return withCard(kept, { ...card, parts: [...others, part] });
  });
}

/** The page goes last: a page without its picture is worse than the page before. */
async function fetchCard(
  username: string,
  html: string,
  times: Pick<CachedCard, "keptAt" | "openedAt">,
  knownParts: readonly CardPart[],
): Promise<CachedCard> {
  const [, language] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  const files = await cacheFiles(filesInPage(html), { language });
  const parts: CardPart[] = ["page"];
  await Promise.all(
    PREFETCHED_PARTS.map(async (part) => {
      const path = part === "contact.vcf" ? contactIn(html)?.path : undefined;
      const response = await tryFetch(path ?? partPath(username, part));
      const verdict = response ? cacheDecision(response) : "leave";
      if (response && verdict === "keep") {
        await save(username, part, copyOf(response, await response.arrayBuffer()), times.keptAt);
      }
      if (verdict === "keep" || (verdict === "leave" && knownParts.includes(part))) parts.push(part);
    }),
  );
  return { username, titleHtml: titleIn(html) ?? username, ...times, parts, files };
}

/** The contact file to which a page leads. */
function contactIn(html: string): { path: string; search: string } | undefined {
  const [, path, search = ""] = /href="(\/c\/[\w-]+\/contact\.vcf(\?side=2)?)"/.exec(html) ?? [];
  return path === undefined ? undefined : { path, search };
}

/** Without the product's name after it. */
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
