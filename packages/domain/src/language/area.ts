import type { Language, OwnerLanguage } from "./languages.ts";
import { createTranslate, type Translate, type TranslationOf, withoutIsolates } from "./message.ts";

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/** English messages themselves, and not how they are loaded, where a page that is not translated yet needs them at once. */
type Loaders<English> = { readonly en: Loader<English> | English } & {
  readonly [Key in Exclude<Language, "en">]: Loader<TranslationOf<English>>;
};

/** Messages that are read together, such as those of one page. */
export type Area<English> = {
  load(language: Language): Promise<Translate<English>>;
  /** Without waiting; undefined before it was loaded. */
  loaded(language: Language): Translate<English> | undefined;
  /** What the API says in English, in another language. `values`: of its placeholders. */
  reword(text: string, language: Language, values?: Readonly<Record<string, string>>): Promise<string>;
};

/** English defines the keys and their arguments. Each language is loaded when it is first read, and kept. */
export function defineArea<English extends object>({ en, ...others }: Loaders<English>): Area<English> {
  const isLoaded = typeof en !== "function";
  const loadEnglish = isLoaded ? async () => ({ default: en as English }) : (en as Loader<English>);
  const all = others as { readonly [Key in Language]?: Loader<TranslationOf<English>> };
  const made = new Map<Language, Translate<English>>();
  const loading = new Map<Language, Promise<Translate<English>>>();
  if (isLoaded) keep("en", en as English);

  function keep(language: Language, messages: English | TranslationOf<English>): Translate<English> {
    const translate = createTranslate<English>(language, messages as TranslationOf<English>);
    made.set(language, translate);
    return translate;
  }

  async function make(language: Language): Promise<Translate<English>> {
    try {
      const { default: messages } = await (all[language] ?? loadEnglish)();
      return keep(language, messages);
    } catch (error) {
      // A lost connection: the next one to ask tries again.
      loading.delete(language);
      throw error;
    }
  }

  function load(language: Language): Promise<Translate<English>> {
    const begun = loading.get(language) ?? make(language);
    loading.set(language, begun);
    return begun;
  }

  return {
    load,
    loaded: (language) => made.get(language),
    async reword(text, language, values) {
      if (language === "en") return text;
      const { default: english } = await loadEnglish();
      return reword(text, english, await load(language), values);
    },
  };
}

type OwnerLoaders<English> = { readonly en: Loader<English> } & {
  readonly [Key in Exclude<OwnerLanguage, "en">]?: Loader<TranslationOf<English>>;
};

/** Of this page, or of all where the server runs. */
const ownerAreas: { load(language: Language): Promise<unknown> }[] = [];

/** In a browser, once its page has begun. */
let pageLanguage: Language | undefined;

/** Messages of what owners use, in fewer languages than visitors read. */
export function defineOwnerArea<English extends object>({
  en,
  ...others
}: OwnerLoaders<English>): Area<English> {
  const area = defineArea<English>({ en, ...others } as Loaders<English>);
  ownerAreas.push(area);
  // Of a part of the page that comes later; whoever shows it tells of a failure.
  if (pageLanguage) area.load(pageLanguage).catch(() => {});
  return area;
}

/** In a browser: what the page says in a language is there before it is shown. */
export async function loadOwnerAreas(language: Language): Promise<void> {
  await Promise.all(ownerAreas.map((area) => area.load(language)));
  pageLanguage = language;
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
  const inEnglish = createTranslate<English>("en", english as unknown as TranslationOf<English>) as unknown as Write;
  const key = Object.keys(english).find((known) => withoutIsolates(inEnglish(known, values)) === text);
  return key === undefined ? text : (t as unknown as Write)(key, values);
}
