import type { Arguments } from "./message.ts";

/** What is put into an answer, beside texts and numbers, and is written as the language does. */
export type AnswerValue =
  | string
  | number
  /** A time, as its day in UTC. */
  | { readonly day: number }
  | { readonly list: readonly string[] }
  /** "2nd" in English. */
  | { readonly order: number };

type Values<Text> = { readonly [Name in keyof Arguments<Text>]: Name extends "count" ? number : AnswerValue };

type KeyWithValues<English> = {
  [Key in keyof English]: [keyof Arguments<English[Key]>] extends [never] ? never : Key;
}[keyof English];

export type References<English> = {
  readonly [Key in keyof English]: Key extends KeyWithValues<English>
    ? (values: Values<English[Key]>) => string
    : string;
};

type WithValues<English> = Readonly<Record<KeyWithValues<English>, true>>;

/** Tells references from texts that somebody wrote. */
const PREFIX = "answer:";

/**
 * Names messages of an area, for code that does not know who will read them: `CARD_MESSAGES.usernameRequired` is a string
 * such as `answer:card.usernameRequired`, which `answers.ts` words. Rules and calls carry no texts, so that a page loads
 * those of its own language only. `withValues` are the messages that are given values.
 */
export function defineReferences<English>(
  area: string,
  ...[withValues]: [KeyWithValues<English>] extends [never] ? [] : [withValues: WithValues<English>]
): References<English> {
  return new Proxy({} as References<English>, {
    get(_, key) {
      const reference = `${PREFIX}${area}.${String(key)}`;
      if (!withValues || !Object.hasOwn(withValues, key)) return reference;
      return (values: object) => `${reference}?${JSON.stringify(values)}`;
    },
  });
}

const REFERENCE = new RegExp(`^${PREFIX}([a-z-]+)\\.(\\w+)(?:\\?(\\{.*\\}))?$`, "s");

type Reference = {
  readonly area: string;
  readonly key: string;
  readonly values: Readonly<Record<string, AnswerValue>>;
};

/** Undefined for any other text. */
export function readReference(text: string): Reference | undefined {
  const [, area, key, values = "{}"] = REFERENCE.exec(text) ?? [];
  return area && key ? { area, key, values: JSON.parse(values) } : undefined;
}
