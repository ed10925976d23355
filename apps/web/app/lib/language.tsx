import type { Area } from "@visita/domain/language/area";
import { isLanguage, type Language } from "@visita/domain/language/languages";
import type { Translate } from "@visita/domain/language/message";
import { createContext, use } from "react";
import { chosenLanguage } from "./chosen-language.ts";

/** What the page is written in. Pages that say nothing of it are English. */
export const LanguageContext = createContext<Language>("en");

/** The messages of an area in the language of the page. A part of it that comes later waits for them, as for its script. */
export function useTranslate<English>(area: Area<English>): Translate<English> {
  return translateIn(area, use(LanguageContext));
}

/** For what is rendered outside of the page's own tree, such as its head. */
export function translateIn<English>(area: Area<English>, language: Language): Translate<English> {
  const translate = area.loaded(language);
  // React waits for it, as for a lazy component. `use` would have to be called each time, and is not read at once.
  if (!translate) throw area.load(language);
  return translate;
}

/** Of a page that the server wrote; for what a script adds to it. */
export function documentLanguage(): Language {
  const lang = globalThis.document?.documentElement.lang;
  return isLanguage(lang) ? lang : "en";
}

type Match = { id: string; loaderData?: unknown } | undefined;

/** As a page for visitors says for itself, else as an owner has chosen, else as the server says for all others. */
export function languageOfMatches(matches: readonly Match[]): Language {
  const named = matches.map((match) => {
    if (match?.id === "root" && chosenLanguage()) return chosenLanguage();
    return (match?.loaderData as { language?: unknown } | null | undefined)?.language;
  });
  return named.findLast(isLanguage) ?? "en";
}
