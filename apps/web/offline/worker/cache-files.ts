import { cacheDecision } from "./cache-decision.ts";
import { copyOf, FILE_CACHE } from "./caches.ts";
import { isImmutableFile } from "./card-urls.ts";
import { tryFetch } from "./network.ts";

/** A card needs about ten; the limit bounds a broken page. */
const MAX_FILES = 60;

/** Caches these files and what scripts among them import. Returns the paths that are cached. */
export async function cacheFiles(named: readonly string[]): Promise<string[]> {
  const cache = await caches.open(FILE_CACHE);
  const seen = new Set<string>();
  const available: string[] = [];
  let wanted = named;
  while (wanted.length > 0) {
    const unseen = wanted.filter((path) => isImmutableFile(path) && !seen.has(path));
    const batch = [...new Set(unseen)].slice(0, MAX_FILES - seen.size);
    for (const path of batch) seen.add(path);
    const found = await Promise.all(batch.map((path) => cacheFile(cache, path)));
    available.push(...batch.filter((_path, index) => found[index] !== undefined));
    wanted = found.flatMap((code) => (code ? filesInScript(code) : []));
  }
  return available;
}

/** The text of a script, empty for another file, undefined on failure. */
async function cacheFile(cache: Cache, path: string): Promise<string | undefined> {
  let response = await cache.match(path, { ignoreVary: true });
  if (!response) {
    const fetched = await tryFetch(path);
    if (!fetched || cacheDecision(fetched) !== "keep") return undefined;
    response = copyOf(fetched, await fetched.arrayBuffer());
    await cache.put(path, response.clone());
  }
  return path.endsWith(".js") ? response.text() : "";
}

/** Extended and italic fonts would be most of a card's bytes, and have fallbacks. */
const OPTIONAL_FONT = /(-ext-|italic)[^/]*\.woff2$/;

/** Scripts, images and fonts that a page refers to; only paths, so none of other sites. */
export function filesInPage(html: string): string[] {
  const named = html.matchAll(/["'(\s](\/(?:assets|media)\/[\w./-]+)/g);
  return unique([...named].map(([, path = ""]) => path)).filter(
    (path) => isImmutableFile(path) && !OPTIONAL_FONT.test(path),
  );
}

/** Dynamic imports of a script, recognized by the hash in their names. */
export function filesInScript(code: string): string[] {
  const named = code.matchAll(/["'`/]([\w.-]+-[\w-]{8}\.(?:js|css))["'`]/g);
  return unique([...named].map(([, name]) => `/assets/${name}`));
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
