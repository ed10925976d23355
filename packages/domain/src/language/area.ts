import type { Language } from "./languages.ts";
import { createTranslate, type Translate, type TranslationOf } from "./message.ts";
import type { OfferedLanguage } from "./offered.ts";

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

type Loaders<English> = { readonly en: Loader<English> } & {
  readonly [Key in Exclude<OfferedLanguage, "en">]: Loader<TranslationOf<English>>;
} & { readonly [Key in Exclude<Language, OfferedLanguage>]?: Loader<TranslationOf<English>> };

/** Messages that are read together, such as those of one page. */
export type Area<English> = {
  load(language: Language): Promise<Translate<English>>;
  /** Without waiting; undefined before it was loaded. */
  loaded(language: Language): Translate<English> | undefined;
};

/** English defines the keys and their arguments. Each language is loaded when it is first read, and kept. */
export function defineArea<English>(loaders: Loaders<English>): Area<English> {
  const all = loaders as { readonly [Key in Language]?: Loader<TranslationOf<English>> };
  const made = new Map<Language, Translate<English>>();
  const loading = new Map<Language, Promise<Translate<English>>>();

  async function make(language: Language): Promise<Translate<English>> {
    try {
      const { default: messages } = await (all[language] ?? loaders.en)();
      const translate = createTranslate<English>(language, messages as TranslationOf<English>);
      made.set(language, translate);
      return translate;
    } catch (error) {
      // A lost connection: the next one to ask tries again.
      loading.delete(language);
      throw error;
    }
  }

  return {
    loaded: (language) => made.get(language),
    load(language) {
      const begun = loading.get(language) ?? make(language);
      loading.set(language, begun);
      return begun;
    },
  };
}
