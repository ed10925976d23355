import { defineArea } from "../language/area.ts";
import { firstOffered } from "../language/choose-language.ts";
import english from "./channels/en.ts";

/** Names of channels and of their groups. Brands have theirs in the channel table. */
export const channelNames = defineArea({
  en: english,
  de: () => import("./channels/de.ts"),
});

/** Those that are no brands. */
export type NamedChannel = Exclude<keyof typeof english, "contact" | "social" | "work" | "payments">;

export function isNamedChannel(key: string): key is NamedChannel {
  return Object.hasOwn(english, key);
}

/** What channels are called beside texts in a language; brands as they are called in English. */
export async function channelNameIn(language: string | undefined) {
  const t = await channelNames.load(firstOffered([language]));
  return (key: string, english: string) => (isNamedChannel(key) ? t(key) : english);
}
