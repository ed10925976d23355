import type { MailBudgetName } from "../mail-budgets.ts";
import type { MailBlock, MailBranding, MailContent } from "./mail-content.ts";
import { MAIL_TEXTS, SHARED_MAIL_TEXTS } from "./mail-texts.ts";

export type MailTemplate<Values> = {
  /** Unless the sender names another one. */
  budget: MailBudgetName;
  write(values: Values, site: MailBranding): MailContent;
};

type Texts = typeof MAIL_TEXTS;
type Shared = typeof SHARED_MAIL_TEXTS;
type Group = keyof Texts;

type ArgumentOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentOf<Rest>
  : never;
/** The texts of an object for which the values have every argument. */
type Filled<All, Values> = {
  [Key in keyof All]: ArgumentOf<All[Key]> extends keyof (Values & MailBranding) ? Key : never;
}[keyof All];
/** The groups whose subject, title and preview can be filled. */
type FilledGroup<Values> = {
  [Name in Group]: ArgumentOf<Texts[Name]["subject" | "title" | "preview"]> extends keyof (Values &
    MailBranding)
    ? Name
    : never;
}[Group];
type KeyOf<Name extends Group, Values> = Filled<Texts[Name], Values> | Filled<Shared, Values>;

/** Writes the blocks of one mail: texts by key, URLs and values as they are. */
class Writer<Key> {
  readonly text: (key: Key) => string;
  readonly #publicUrl: string;

  constructor(text: (key: Key) => string, publicUrl: string) {
    this.text = text;
    this.#publicUrl = publicUrl;
  }

  readonly paragraph = (key: Key): MailBlock => ({ type: "paragraph", text: this.text(key) });

  /** Paragraphs that somebody typed. */
  readonly typed = (text: string): MailBlock[] =>
    text
      .split(/\n+/)
      .filter(Boolean)
      .map((line) => ({ type: "paragraph", text: line }));

  readonly facts = (...facts: readonly [label: Key, value: string][]): MailBlock => ({
    type: "facts",
    facts: facts.map(([label, value]) => [this.text(label), value]),
  });

  readonly button = (label: Key, path: string): MailBlock => ({
    type: "button",
    label: this.text(label),
    url: this.#publicUrl + path,
  });

  readonly caution = (key: Key, label?: Key, path = ""): MailBlock => ({
    type: "caution",
    text: this.text(key),
    ...(label !== undefined && { link: { label: this.text(label), url: this.#publicUrl + path } }),
  });
}

/** Of what several mails share. */
export type SharedWriter<Values> = Writer<Filled<Shared, Values>>;

/** A mail of texts: a text whose arguments are not among the values does not compile. */
export function template<Values extends object, Name extends FilledGroup<Values>>(
  budget: MailBudgetName,
  group: Name | ((values: Values) => Name),
  layout: (write: Writer<KeyOf<Name, Values>>, values: Values, site: MailBranding) => readonly MailBlock[],
): MailTemplate<Values> {
  return {
    budget,
    write(values, site) {
      const texts: Readonly<Record<string, string>> = {
        ...SHARED_MAIL_TEXTS,
        ...MAIL_TEXTS[typeof group === "function" ? group(values) : group],
      };
      const filling: Readonly<Record<string, unknown>> = { ...values, ...site };
      const text = (key: PropertyKey) =>
        String(texts[String(key)]).replace(/\{(\w+)\}/g, (_braces, name: string) => String(filling[name]));
      const replyTo = "replyTo" in values ? String(values.replyTo ?? "") : "";
      return {
        ...(replyTo !== "" && { replyTo }),
        subject: text("subject"),
        title: text("title"),
        preview: text("preview"),
        blocks: layout(new Writer(text, site.publicUrl), values, site),
      };
    },
  };
}
