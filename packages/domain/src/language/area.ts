import type { Language, OwnerLanguage } from "./languages.ts";
import { createTranslate, type Say, type Translate, type TranslationOf, withoutIsolates } from "./message.ts";

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

type Loaders<English, Offered extends Language = Language> = { readonly en: Loader<English> } & {
  readonly [Key in Exclude<Offered, "en">]: Loader<TranslationOf<English>>;
};

/** Messages that are read together, such as those of one page. */
export type Area<English> = {
  load(language: Language): Promise<Translate<English>>;
  /** Without waiting; undefined before it was loaded. */
  loaded(language: Language): Translate<English> | undefined;
  /** What the API says in English, in another language. `values`: of its placeholders. */
  reword(text: string, language: Language, values?: Readonly<Record<string, string>>): Promise<string>;
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
    load(language) {
      const begun = loading.get(language) ?? make(language);
      loading.set(language, begun);
      return begun;
    },
    loaded: (language) => made.get(language),
    async reword(text, language, values) {
      if (language === "en") return text;
      const { default: english } = await loaders.en();
      return reword(text, english, await area.load(language), values);
    },
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

type Write = (key: string, values: Readonly<Record<string, string>>) => string;

/**
 * Answers of the API are English. This is what one says in the language of `t`; as it came where it is none of these
 * messages. `values`: of its placeholders.
 */
function reword<English extends object>(
  text: string,
  english: English,
  t: Translate<English>,
  values: Readonly<Record<string, string>> = {},
): string {
  const inEnglish = createTranslate<English>(
    "en",
    english as unknown as TranslationOf<English>,
  ) as Say<English> as Write;
  const key = Object.keys(english).find((known) => withoutIsolates(inEnglish(known, values)) === text);
  return key === undefined ? text : (t as Say<English> as Write)(key, values);
}
