import type { Language } from "../language/languages.ts";
import type { TranslationOf } from "../language/message.ts";
import type { OfferedLanguage } from "../language/offered.ts";
import english from "./card-script/en.ts";

export type CardScriptTexts = TranslationOf<typeof english>;

type Loader = () => Promise<{ readonly default: CardScriptTexts }>;

const LOADERS: Readonly<Record<OfferedLanguage, Loader>> & { readonly [Key in Language]?: Loader } = {
  en: async () => ({ default: english }),
  de: () => import("./card-script/de.ts"),
};

/** What the script of a card's page says. They travel in the page, so that they are there offline, too. */
export async function loadCardScriptTexts(language: Language): Promise<CardScriptTexts> {
  const { default: texts } = await (LOADERS[language] ?? LOADERS.en)();
  return texts;
}
