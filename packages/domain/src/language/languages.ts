/** What visitors read, by their own names: Latin ones by alphabet, then script by script, as menus list them. */
const NAMES = {
  id: "Bahasa Indonesia",
  cs: "Čeština",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  sv: "Svenska",
  vi: "Tiếng Việt",
  tr: "Türkçe",
  el: "Ελληνικά",
  uk: "Українська",
  he: "עברית",
  ar: "العربية",
  fa: "فارسی",
  hi: "हिन्दी",
  bn: "বাংলা",
  th: "ไทย",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
} as const;

export type Language = keyof typeof NAMES;

/** In the order of menus. */
export const VISITOR_LANGUAGES = Object.keys(NAMES) as readonly Language[];

/** What owners use, and mails to them are in. */
export const OWNER_LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "ar",
  "ja",
] as const satisfies readonly Language[];

export type OwnerLanguage = (typeof OWNER_LANGUAGES)[number];

/** A cookie of the browser's own: the language that was chosen there, so that the next page begins in it. */
export const LANGUAGE_COOKIE = "language";

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(["ar", "fa", "he"]);

export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(NAMES, text);
}

/** Its name in itself. */
export function nameOf(language: Language): string {
  return NAMES[language];
}

/** The same of a language as it is stored; anything else stays as it is. */
export function nameOfCode(code = ""): string {
  return isLanguage(code) ? nameOf(code) : code;
}

export function directionOf(language: Language): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/** For `Intl`: English days and numbers are British, and Arabic ones have Latin digits, as the phone numbers beside them. */
export function localeOf(language: Language): string {
  if (language === "en") return "en-GB";
  return language === "ar" ? "ar-u-nu-latn" : language;
}

const OWN_DIGITS: ReadonlySet<Language> = new Set(["bn", "fa"]);

/** Of the numbers that `Intl` writes in its locale. */
export function hasLatinDigits(language: Language): boolean {
  return !OWN_DIGITS.has(language);
}
