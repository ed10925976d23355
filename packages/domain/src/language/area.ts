import type { Language, OwnerLanguage } from "./languages.ts";
import { createTranslate, type Translate, type TranslationOf } from "./message.ts";

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

type Loaders<English, Offered extends Language = Language> = { readonly en: Loader<English> } & {
  readonly [Key in Exclude<Offered, "en">]: Loader<TranslationOf<English>>;
};

/** Messages that are read together, such as those of one page. */
export type Area<English> = {
  /** Those it has. */
  readonly languages: readonly Language[];
  load(language: Language): Promise<Translate<English>>;
  /** Without waiting; undefined before it was loaded. */
  loaded(language: Language): Translate<English> | undefined;
};

/** Of this page, or of all where the server runs. */
const areas: { load(language: Language): Promise<unknown> }[] = [];

/** In a browser, once its page has begun. */
let pageLanguage: Language | undefined;

/** In a browser: what the page says in a language is there before it is shown. */
export async function loadAreas(language: Language): Promise<void> {
  await Promise.all(areas.map((area) => area.load(language)));
  pageLanguage = language;
}

/** English defines the keys and their arguments. Each language is loaded when it is first read, and kept. */
export function defineArea<English extends object>(loaders: Loaders<English>): Area<English> {
  const made = new Map<Language, Translate<English>>();
  const loading = new Map<Language, Promise<Translate<English>>>();

  async function make(language: Language): Promise<Translate<English>> {
    try {
      const { default: messages } = await (loaders[language] ?? loaders.en)();
      const translate = createTranslate<English>(language, messages as TranslationOf<English>);
      made.set(language, translate);
      return translate;
    } catch (error) {
      // A lost connection: the next one to ask tries again.
      loading.delete(language);
      throw error;
    }
  }

  const area: Area<English> = {
    languages: Object.keys(loaders) as Language[],
    load(language) {
      const begun = loading.get(language) ?? make(language);
      loading.set(language, begun);
      return begun;
    },
    loaded: (language) => made.get(language),
  };
  areas.push(area);
  // Of a part of the page that comes later; whoever shows it tells of a failure.
  if (pageLanguage) area.load(pageLanguage).catch(() => {});
  return area;
}

/** Messages of what owners use, in fewer languages than visitors read. */
export function defineOwnerArea<English extends object>(
  loaders: Loaders<English, OwnerLanguage>,
): Area<English> {
  return defineArea<English>(loaders as Loaders<English>);
}
