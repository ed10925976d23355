import { VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import { copyOf, FILE_CACHE } from "./caches.ts";
import { isImmutableFile } from "./card-urls.ts";
import { cacheDecision, tryFetch } from "./network.ts";

/** A card needs about ten; a page that names more than this is not one of ours. */
const MAX_FILES = 60;

/** Names the scripts of all pages. */
const ROUTE_MANIFEST = /^\/assets\/manifest-\w{8}\.js$/;

/** Texts of a form in one language. */
const TEXTS = new RegExp(`^/assets/(${VISITOR_LANGUAGES.join("|")})-[\\w-]{8}\\.js$`);

type CacheFilesOptions = {
  language?: string | undefined;
  maxFiles?: number;
  /** Of what scripts load later. */
  isNeeded?: (path: string) => boolean;
};

/** Keeps these and what the scripts among them load later, in one language. Says which of them are there. */
export async function cacheFiles(
  named: readonly string[],
  { language = "en", maxFiles = MAX_FILES, isNeeded = () => true }: CacheFilesOptions = {},
): Promise<string[]> {
  const cache = await caches.open(FILE_CACHE);
  const seen = new Set<string>();
  const there: string[] = [];
  let wanted = named;
  while (wanted.length > 0) {
    const fresh = wanted.filter((path) => isImmutableFile(path) && !seen.has(path));
    const batch = [...new Set(fresh)].slice(0, maxFiles - seen.size);
    for (const path of batch) seen.add(path);
    const found = await Promise.all(batch.map((path) => cacheFile(cache, path)));
    there.push(...batch.filter((_path, index) => found[index] !== undefined));
    wanted = found
      .flatMap((code) => (code ? filesInScript(code) : []))
      .filter((path) => isRead(path, language) && isNeeded(path));
  }
  return there;
}

/** English is what the API answers, and is compared with. */
function isRead(path: string, language: string): boolean {
  const [, of = language] = TEXTS.exec(path) ?? [];
  return of === language || of === "en";
}

/** The text of a script, nothing for another file, undefined when it cannot be had. */
async function cacheFile(cache: Cache, path: string): Promise<string | undefined> {
  let response = await cache.match(path, { ignoreVary: true });
  if (!response) {
    const fetched = await tryFetch(path);
    if (!fetched || cacheDecision(fetched) !== "keep") return undefined;
    response = copyOf(fetched, await fetched.arrayBuffer());
    await cache.put(path, response.clone());
  }
  return path.endsWith(".js") && !ROUTE_MANIFEST.test(path) ? response.text() : "";
}

/** Fonts for other alphabets and slants would be the larger part of a card, and there are others to stand in. */
const OPTIONAL_FONT = /(-ext-|italic)[^/]*\.woff2$/;

/** The scripts, pictures and fonts that a card's page names, wherever it does. Those of other sites have a host before. */
export function filesInPage(html: string): string[] {
  const named = html.matchAll(/["'(\s](\/(?:assets|media)\/[\w./-]+)/g);
  return unique([...named].map(([, path = ""]) => path)).filter(
    (path) => isImmutableFile(path) && !OPTIONAL_FONT.test(path),
  );
}

/** What a script loads later, by names that carry a hash. */
export function filesInScript(code: string): string[] {
  const named = code.matchAll(/["'`/]([\w.-]+-[\w-]{8}\.(?:js|css|wasm))["'`]/g);
  return unique([...named].map(([, name]) => `/assets/${name}`));
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
