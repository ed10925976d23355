import { isUnchangingFile } from "./addresses.ts";

/** Fonts for other alphabets and slants would be the larger part of a card, and there are others to stand in. */
const SPARE_FONT = /(-ext-|italic)[^/]*\.woff2$/;

/** The scripts, pictures and fonts that a card's page names, wherever it does. Those of other sites have a host before. */
export function filesNamedInPage(html: string): string[] {
  const named = html.matchAll(/["'(\s](\/(?:assets|media)\/[\w./-]+)/g);
  return unique([...named].map(([, path = ""]) => path)).filter(
    (path) => isUnchangingFile(path) && !SPARE_FONT.test(path),
  );
}

/** What a script loads later, by names that carry a hash. */
export function filesNamedInScript(code: string): string[] {
  const named = code.matchAll(/["'`/]([\w.-]+-[\w-]{8}\.(?:js|css))["'`]/g);
  return unique([...named].map(([, name]) => `/assets/${name}`));
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
