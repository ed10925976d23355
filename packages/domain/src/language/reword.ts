import { createTranslate, type Translate, type TranslationOf } from "./message.ts";

type Write = (key: string, values: Readonly<Record<string, string>>) => string;

/**
 * Answers of the API are English. This is what one says in the language of `t`; as it came where it is none of these
 * messages. `values`: of its placeholders.
 */
export function reword<English extends object>(
  text: string,
  english: English,
  t: Translate<English>,
  values: Readonly<Record<string, string>> = {},
): string {
  const inEnglish = createTranslate<English>("en", english as unknown as TranslationOf<English>) as Write;
  const key = Object.keys(english).find((known) => inEnglish(known, values) === text);
  return key === undefined ? text : (t as Write)(key, values);
}
