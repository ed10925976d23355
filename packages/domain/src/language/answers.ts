import { formatList, longDayWords, ordinal } from "../format.ts";
import type { Language } from "./languages.ts";
import { withoutIsolates } from "./message.ts";
import { type AnswerValue, readReference } from "./references.ts";

type AnyTranslate = (...args: never) => string;
type Write = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** An `Area`, whatever its messages. */
export type AnswerArea = {
  readonly languages: readonly Language[];
  load(language: Language): Promise<AnyTranslate>;
  loaded(language: Language): AnyTranslate | undefined;
};

/** By the names that references give them. */
export type AnswerAreas = Readonly<Record<string, AnswerArea>>;

export type Answers = { readonly language: Language; readonly word: (text: string) => string };

/** For `texts`, some of which are references: the first language of `wishes` that has all of them, else English. */
export async function loadAnswers(
  areas: AnswerAreas,
  texts: readonly string[],
  wishes: readonly Language[],
): Promise<Answers> {
  const named = texts.flatMap((text) => areaOf(areas, text) ?? []);
  const language = wishes.find((wish) => named.every(({ languages }) => languages.includes(wish))) ?? "en";
  await Promise.all(named.map((area) => area.load(language)));
  return { language, word: (text) => wordAnswer(areas, language, text) };
}

/** Of an area that is loaded. A text that is no reference stays as it is. */
export function wordAnswer(areas: AnswerAreas, language: Language, text: string): string {
  const reference = readReference(text);
  const write = reference && areaOf(areas, text)?.loaded(language);
  if (!write) return text;
  const values = Object.entries(reference.values).map(([name, value]) => [name, written(value, language)]);
  const worded = (write as Write)(reference.key, Object.fromEntries(values));
  return language === "en" ? withoutIsolates(worded) : worded;
}

function areaOf(areas: AnswerAreas, text: string): AnswerArea | undefined {
  const { area = "" } = readReference(text) ?? {};
  return Object.hasOwn(areas, area) ? areas[area] : undefined;
}

function written(value: AnswerValue, language: Language): string | number {
  if (typeof value !== "object") return value;
  if ("list" in value) return formatList(language, value.list);
  return "order" in value ? ordinal(language, value.order) : longDayWords(language, value.day);
}
