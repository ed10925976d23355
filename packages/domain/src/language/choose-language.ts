import { isLanguage, type Language, OWNER_LANGUAGES, type OwnerLanguage } from "./languages.ts";

/** Chinese is told apart by its script, which regions imply; some languages have had other codes. */
const TRADITIONAL = /^zh\b.*-(?:hant|tw|hk|mo)\b/;
const FORMER_CODES: Readonly<Record<string, Language>> = { in: "id", iw: "he" };

/** Of the header that is read, which bounds the work: browsers send less than 200. */
const ACCEPTED_MAX_CHARS = 500;

type Wishes = {
  /** As `?lang=` says; anything, since people type it. */
  asked?: unknown;
  /** The header `Accept-Language`. */
  accepted?: string | undefined;
  /** Of the card's own texts. */
  card?: Language | undefined;
};

/** What a visitor reads: as chosen in the address, else as the browser prefers, else as the card is written. */
export function chooseLanguage({ asked, accepted, card }: Wishes): Language {
  return firstLanguage([asked, ...acceptedLanguages(accepted), card]);
}

/** English where there is none. */
export function firstLanguage(wishes: readonly unknown[]): Language {
  return wishes.find(isLanguage) ?? "en";
}

/** What an owner reads: the first that owners have, of what is wished. Undefined where none is. */
export function chooseOwnerLanguage(wishes: readonly unknown[]): OwnerLanguage | undefined {
  return wishes.flatMap((wish) => OWNER_LANGUAGES.find((language) => language === wish) ?? [])[0];
}

/** What a browser prefers, best first (RFC 9110, 12.5.4). */
export function acceptedLanguages(header = ""): Language[] {
  return header
    .slice(0, ACCEPTED_MAX_CHARS)
    .toLowerCase()
    .split(",", 20)
    .map((range) => {
      const [tag = "", weight = "1"] = range.trim().split(/\s*;\s*q=/);
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => languageOfTag(tag) ?? []);
}

function languageOfTag(tag: string): Language | undefined {
  const [code = ""] = tag.split("-");
  if (code === "zh") return TRADITIONAL.test(tag) ? "zh-Hant" : "zh-Hans";
  const language = FORMER_CODES[code] ?? code;
  return isLanguage(language) ? language : undefined;
}
