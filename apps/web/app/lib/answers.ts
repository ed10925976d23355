import type { ALL_ANSWERS } from "@visita/domain/answers/all";
import { type AnswerArea, wordAnswer } from "@visita/domain/language/answers";
import { generalAnswers } from "@visita/domain/messages/general";
import { use } from "react";
import { LanguageContext } from "./language.tsx";

type All = typeof ALL_ANSWERS;
export type WantedAnswers = { readonly [Name in keyof All]?: All[Name] };

/** Whatever components of these pages have asked for. */
const known: Record<string, AnswerArea> = { general: generalAnswers };

/**
 * Loads what rules and calls may say to a component, in the language of the page. Toasts and messages of fields then
 * word it by themselves; for what is shown otherwise there is the function that is returned.
 */
export function useAnswers(wanted: WantedAnswers = {}): (text: string) => string {
  const language = use(LanguageContext);
  Object.assign(known, wanted);
  for (const area of [generalAnswers, ...Object.values(wanted)]) {
    // React waits for it, as in `translateIn`.
    if (!area.loaded(language)) throw area.load(language);
  }
  return (text) => wordAnswer(known, language, text);
}
