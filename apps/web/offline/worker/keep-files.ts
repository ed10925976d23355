import { isUnchangingFile } from "./addresses.ts";
import { copyOf, FILE_CACHE } from "./caches.ts";
import { fetchQuietly } from "./fetch-quietly.ts";
import { filesNamedInScript } from "./needed-files.ts";
import { verdictOn } from "./verdict.ts";

/** A card needs about ten; a page that names more than this is not one of ours. */
const MAX_FILES = 60;

/** Keeps these and what the scripts among them load later. Says which of them are there. */
export async function keepFiles(named: readonly string[]): Promise<string[]> {
  const cache = await caches.open(FILE_CACHE);
  const seen = new Set<string>();
  const there: string[] = [];
  let wanted = named;
  while (wanted.length > 0) {
    const fresh = wanted.filter((path) => isUnchangingFile(path) && !seen.has(path));
    const batch = [...new Set(fresh)].slice(0, MAX_FILES - seen.size);
    for (const path of batch) seen.add(path);
    const found = await Promise.all(batch.map((path) => keepFile(cache, path)));
    there.push(...batch.filter((_path, index) => found[index] !== undefined));
    wanted = found.flatMap((code) => (code ? filesNamedInScript(code) : []));
  }
  return there;
}

/** The text of a script, nothing for another file, undefined when it cannot be had. */
async function keepFile(cache: Cache, path: string): Promise<string | undefined> {
  let response = await cache.match(path, { ignoreVary: true });
  if (!response) {
    const fetched = await fetchQuietly(path);
    if (!fetched || verdictOn(fetched) !== "keep") return undefined;
    response = copyOf(fetched, await fetched.arrayBuffer());
    await cache.put(path, response.clone());
  }
  return path.endsWith(".js") ? response.text() : "";
}
