import { defineArea } from "../language/area.ts";
import { firstLanguage } from "../language/choose-language.ts";
import english from "./channels/en.ts";

/** Names of channels and of their groups. Brands that are called the same everywhere have theirs in the channel table. */
export const channelNames = defineArea({
  en: () => import("./channels/en.ts"),
  id: () => import("./channels/id.ts"),
  cs: () => import("./channels/cs.ts"),
  de: () => import("./channels/de.ts"),
  es: () => import("./channels/es.ts"),
  fr: () => import("./channels/fr.ts"),
  it: () => import("./channels/it.ts"),
  nl: () => import("./channels/nl.ts"),
  pl: () => import("./channels/pl.ts"),
  pt: () => import("./channels/pt.ts"),
  sv: () => import("./channels/sv.ts"),
  vi: () => import("./channels/vi.ts"),
  tr: () => import("./channels/tr.ts"),
  el: () => import("./channels/el.ts"),
  uk: () => import("./channels/uk.ts"),
  he: () => import("./channels/he.ts"),
  ar: () => import("./channels/ar.ts"),
  fa: () => import("./channels/fa.ts"),
  hi: () => import("./channels/hi.ts"),
  bn: () => import("./channels/bn.ts"),
  th: () => import("./channels/th.ts"),
  ja: () => import("./channels/ja.ts"),
  ko: () => import("./channels/ko.ts"),
  "zh-Hans": () => import("./channels/zh-Hans.ts"),
  "zh-Hant": () => import("./channels/zh-Hant.ts"),
});

/** Those that are named in each language. */
export type NamedChannel = Exclude<keyof typeof english, "contact" | "social" | "work" | "payments">;

export function isNamedChannel(key: string): key is NamedChannel {
  return Object.hasOwn(english, key);
}

/** What channels are called beside texts in a language; brands as they are called in English. */
export async function channelNameIn(language: string | undefined) {
  const t = await channelNames.load(firstLanguage([language]));
  return (key: string, english: string) => (isNamedChannel(key) ? t(key) : english);
}
