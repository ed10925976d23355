import { directionOf, hasLatinDigits, type Language, localeOf } from "./languages.ts";

/** A text with {placeholders}, or its forms by the plural rules of its language, of which {count} chooses one. */
export type Message = string | PluralForms;
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What a message is given. Numbers are written as the language does. */
export type Arguments<Text> = Text extends string
  ? { readonly [Name in Placeholder<Text>]: string | number }
  : { readonly [Name in Exclude<Placeholder<Text[keyof Text]>, "count">]: string | number } & {
      readonly count: number;
    };

type Rest<Text> = keyof Arguments<Text> extends never ? [] : [values: Arguments<Text>];

/** Without its language. */
export type Say<English> = <Key extends keyof English>(key: Key, ...rest: Rest<English[Key]>) => string;

/** Writes a message; a missing argument or an unknown key does not compile. `language`: that it writes. */
export type Translate<English> = Say<English> & { readonly language: Language };

type Holding<Name> = (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (
  text: infer All,
) => void
  ? All
  : never;

type TextLike<Text> = [Placeholder<Text>] extends [never] ? string : Holding<Placeholder<Text>> & string;

/** The same messages in another language: every key, no other, each with the same placeholders. */
export type TranslationOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? TextLike<English[Key]> : PluralForms;
};

export function createTranslate<English>(
  language: Language,
  messages: TranslationOf<English>,
): Translate<English> {
  const locale = localeOf(language);
  const isRtl = directionOf(language) === "rtl";
  const number = (value: number) =>
    isShortCount(value) && hasLatinDigits(language)
      ? String(value)
      : kept(numbers, locale, () => new Intl.NumberFormat(locale)).format(value);
  const written = (value: string | number | undefined) =>
    typeof value === "number" ? number(value) : value && inside(value, isRtl);
  const say: Say<English> = (key, ...[values = {}]) => {
    const message = messages[key] as Message;
    const text = typeof message === "string" ? message : pluralForm(message, locale, values);
    return text.replace(/\{(\w+)\}/g, (whole, name) => written(values[name as never]) ?? whole);
  };
  return Object.assign(say, { language });
}

/** Needs no formatter, whose making is the longest task of a page that shows a count. */
function isShortCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What runs the other way than the sentence, such as a name, must not reorder what stands beside it. */
export function inside(text: string, isRtl: boolean): string {
  return isRtl || RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** As they are without being made for a sentence. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}

function pluralForm(forms: PluralForms, locale: string, { count }: { count?: number }): string {
  const rule = kept(plurals, locale, () => new Intl.PluralRules(locale)).select(count ?? 0);
  return forms[rule] ?? forms.other;
}

/** By locale: making one is slow on a phone. */
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<Made>(all: Map<string, Made>, locale: string, make: () => Made): Made {
  const made = all.get(locale) ?? make();
  all.set(locale, made);
  return made;
}
