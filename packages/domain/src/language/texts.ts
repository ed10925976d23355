import type { Language } from "./languages.ts";
import { createTranslate, type Translate, type TranslationOf } from "./message.ts";

type All<English> = { readonly en: English } & {
  readonly [Key in Exclude<Language, "en">]: TranslationOf<English>;
};

/** Messages that are there at once in every language: of what no page loads, such as mails. */
export function defineTexts<English extends object>(all: All<English>) {
  const textsOf = (language: Language) => all[language] as TranslationOf<English>;
  return {
    textsOf,
    translate: (language: Language): Translate<English> =>
      createTranslate<English>(language, textsOf(language)),
  };
}
