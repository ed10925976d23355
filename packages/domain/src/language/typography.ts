import { isLanguage, type Language } from "./languages.ts";

/** How a script is set: in faces of the reader's system, with lines that its tallest marks do not leave. */
type Setting = {
  /** Of headings and names, and of text. Latin letters keep the product's own faces, which come first. */
  readonly faces?: readonly [heading: string, text: string];
  /** Line heights of text, names, titles, small lines such as those of tiles, and buttons. */
  readonly lines: readonly [text: number, name: number, title: number, small: number, button: number];
  /** Of headings; Latin ones have weights of their own. */
  readonly weight?: number;
  readonly tracking?: string;
  readonly more?: string;
};

const ARABIC: Setting = {
  faces: [
    '"Geeza Pro","Noto Naskh Arabic","Sakkal Majalla","Segoe UI",serif',
    '"SF Arabic","Segoe UI","Noto Sans Arabic","Geeza Pro",sans-serif',
  ],
  lines: [1.7, 1.35, 1.4, 1.6, 1.45],
  weight: 600,
  tracking: "0",
};

const GREEK_OR_CYRILLIC: Setting = {
  faces: ['Georgia,"Noto Serif",serif', '"Segoe UI",Roboto,"Noto Sans",sans-serif'],
  lines: [1.5, 1.2, 1.2, 1.35, 1.2],
  weight: 600,
};

const indic = (heading: string, text: string): Setting => ({
  faces: [heading, text],
  lines: [1.7, 1.4, 1.45, 1.6, 1.5],
  weight: 600,
  tracking: "0",
});

const eastAsian = (heading: string, text: string, tracking = "0", more?: string): Setting => ({
  faces: [heading, text],
  lines: [1.65, 1.25, 1.3, 1.45, 1.2],
  weight: 600,
  tracking,
  ...(more && { more }),
});

/** Of those that are not set as English is. */
const SETTINGS: { readonly [Key in Language]?: Setting } = {
  ar: ARABIC,
  fa: ARABIC,
  he: {
    faces: [
      '"New Peninim MT","Noto Serif Hebrew",David,serif',
      '"SF Hebrew","Segoe UI","Noto Sans Hebrew",sans-serif',
    ],
    lines: [1.6, 1.2, 1.25, 1.45, 1.2],
    weight: 600,
    tracking: "0",
  },
  hi: indic(
    '"Noto Serif Devanagari","Kohinoor Devanagari","Nirmala UI",serif',
    '"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari",sans-serif',
  ),
  bn: indic(
    '"Noto Serif Bengali","Kohinoor Bangla","Nirmala UI",serif',
    '"Kohinoor Bangla","Nirmala UI","Noto Sans Bengali",sans-serif',
  ),
  th: {
    faces: [
      '"Noto Serif Thai",Thonburi,"Leelawadee UI",serif',
      'Thonburi,"Leelawadee UI","Noto Sans Thai",sans-serif',
    ],
    lines: [1.75, 1.45, 1.5, 1.65, 1.6],
    weight: 600,
    tracking: "0",
  },
  ja: eastAsian(
    '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif',
    '"Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP",sans-serif',
    ".01em",
    "--text-display--font-weight:430",
  ),
  ko: eastAsian(
    'AppleMyungjo,"Noto Serif CJK KR","Malgun Gothic",serif',
    '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR",sans-serif',
  ),
  "zh-Hans": eastAsian(
    '"Songti SC","Noto Serif CJK SC","Microsoft YaHei",serif',
    '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif',
  ),
  "zh-Hant": eastAsian(
    '"Songti TC","Noto Serif CJK TC","Microsoft JhengHei",serif',
    '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC",sans-serif',
  ),
  el: GREEK_OR_CYRILLIC,
  uk: GREEK_OR_CYRILLIC,
  vi: { lines: [1.5, 1.3, 1.3, 1.35, 1.35] },
};

/** Where lines may break: in long German words, and in Japanese between phrases. */
const LINE_BREAKS: { readonly [Key in Language]?: string } = {
  de: "hyphens:auto;hyphenate-limit-chars:12 4 4",
  ja: "word-break:auto-phrase;line-break:strict",
};

/** How English is set, from which a name on a page in another script starts anew. */
const LATIN =
  '--font-display:"Platypi Variable","Platypi Fallback",Georgia,serif;' +
  '--font-sans:"Hanken Grotesk Variable","Hanken Grotesk Fallback",system-ui,sans-serif;' +
  "--text-name--line-height:1.06;--text-name--letter-spacing:-.02em;--text-name--font-weight:460;" +
  "--text-role--line-height:1.4;--text-body--line-height:1.5;--leading-small:1.35";

const ON_CARDS = ["title", "name", "heading"];
const HEADINGS = ["hero", "display", ...ON_CARDS];
/** Line heights of tokens.css, which are not said again where they are the same. */
const LATIN_LINES: Readonly<Record<string, number>> = {
  "text-heading--line-height": 1.25,
  "text-lead--line-height": 1.55,
  "text-body--line-height": 1.5,
  "text-small--line-height": 1.5,
  "text-role--line-height": 1.4,
  "text-help--line-height": 1.4,
  "text-caption--line-height": 1.4,
  "leading-small": 1.35,
  "leading-button": 1.2,
};

/** Custom properties of tokens.css, as declarations of CSS. Empty where a language is set as English is. */
export function typographyOf(language: Language, headings: readonly string[] = HEADINGS): string {
  const setting = SETTINGS[language];
  return [setting && declarationsOf(setting, headings), LINE_BREAKS[language]].filter(Boolean).join(";");
}

/** The rules of a page about a card, and of texts in other languages on it, such as the name on the card. */
export function typographyStyle(page: Language, others: readonly unknown[] = []): string {
  const ofPage = typographyOf(page, ON_CARDS);
  const rules = others.filter(isLanguage).map((other) => {
    if (SETTINGS[other] === SETTINGS[page]) return "";
    const ofOther = [SETTINGS[page] && LATIN, typographyOf(other, ON_CARDS), "font-family:var(--font-sans)"];
    return `@layer base{[lang="${other}"]{${ofOther.filter(Boolean).join(";")}}}`;
  });
  return (ofPage && `:root{${ofPage}}`) + rules.join("");
}

function declarationsOf(
  { faces, lines, weight, tracking, more }: Setting,
  headings: readonly string[],
): string {
  const [text, name, title, small, button] = lines;
  const heights = {
    ...Object.fromEntries(headings.map((role) => [`text-${role}--line-height`, title])),
    "text-name--line-height": name,
    "text-heading--line-height": rounded(title + 0.05),
    "text-lead--line-height": rounded(text + 0.05),
    "text-body--line-height": text,
    "text-small--line-height": Math.max(1.5, rounded(text - 0.05)),
    "text-role--line-height": Math.max(1.4, small),
    "text-help--line-height": Math.max(1.4, small),
    "text-caption--line-height": Math.max(1.4, small),
    "leading-small": small,
    "leading-button": button,
  };
  return [
    ...(faces
      ? [`--font-display:"Platypi Variable",${faces[0]}`, `--font-sans:"Hanken Grotesk Variable",${faces[1]}`]
      : []),
    ...headings.flatMap((role) => [
      ...(tracking === undefined ? [] : [`--text-${role}--letter-spacing:${tracking}`]),
      ...(weight === undefined ? [] : [`--text-${role}--font-weight:${weight}`]),
    ]),
    ...Object.entries(heights)
      .filter(([property, height]) => height !== LATIN_LINES[property])
      .map(([property, height]) => `--${property}:${height}`),
    ...(more ? [more] : []),
  ].join(";");
}

function rounded(height: number): number {
  return Math.round(height * 100) / 100;
}
