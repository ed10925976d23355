import type { Area } from "@visita/domain/language/area";
import { isLanguage, type Language } from "@visita/domain/language/languages";
import type { Translate } from "@visita/domain/language/message";
import { createContext, use } from "react";

/** What the page is written in. Pages that say nothing of it are English. */
export const LanguageContext = createContext<Language>("en");

/**
 * The messages of an area in the language of the page. The first time waits for them, as a page waits for its script: on the
 * server for the module, in the browser for the file of this language alone.
 */
export function useTranslate<English>(area: Area<English>): Translate<English> {
  const language = use(LanguageContext);
  return area.loaded(language) ?? use(area.load(language));
}

/** Of a page that the server wrote; for what a script adds to it. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}

/** What `loaderData` of a route says, of the innermost that says anything. */
export function languageOfMatches(matches: readonly ({ loaderData?: unknown } | undefined)[]): Language {
  const named = matches.map(
    (match) => (match?.loaderData as { language?: unknown } | null | undefined)?.language,
  );
  return named.findLast(isLanguage) ?? "en";
}
