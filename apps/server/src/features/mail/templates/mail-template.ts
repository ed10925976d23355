import { counted } from "@visita/domain/format";
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

/** The names in braces, without the words of a plural. */
type ArgumentOf<Text> = Text extends `${string}{${infer Braces}}${infer Rest}`
  ? (Braces extends `${infer Name}#${string}` ? Name : Braces) | ArgumentOf<Rest>
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
type KeyOf<All, Values> = Filled<All, Values> | Filled<Shared, Values>;

type Say = (key: PropertyKey, more?: object) => string;

/** Writes the blocks of one mail: texts by key, URLs and values as they are. */
class Writer<All, Values> {
  readonly #say: Say;
  readonly #publicUrl: string;

  constructor(say: Say, publicUrl: string) {
    this.#say = say;
    this.#publicUrl = publicUrl;
  }

  /** `more` are arguments that are none of the mail's values. */
  readonly text = <More extends object = object>(key: KeyOf<All, Values & More>, more?: More): string =>
    this.#say(key, more);

  readonly paragraph = <More extends object = object>(
    key: KeyOf<All, Values & More>,
    more?: More,
  ): MailBlock => ({ type: "paragraph", text: this.#say(key, more) });

  /** Paragraphs that somebody typed. */
  readonly typed = (text: string): MailBlock[] =>
    text
      .split(/\n+/)
      .filter(Boolean)
      .map((line) => ({ type: "paragraph", text: line }));

  readonly facts = (...facts: readonly [label: KeyOf<All, Values>, value: string][]): MailBlock => ({
    type: "facts",
    facts: facts.map(([label, value]) => [this.#say(label), value]),
  });

  readonly button = (label: KeyOf<All, Values>, path: string): MailBlock => ({
    type: "button",
    label: this.#say(label),
    url: this.#publicUrl + path,
  });

  /** The target is a path or a URL. */
  readonly caution = (key: KeyOf<All, Values>, label?: KeyOf<All, Values>, target = ""): MailBlock => ({
    type: "caution",
    text: this.#say(key),
    ...(label !== undefined && {
      link: { label: this.#say(label), url: target.startsWith("/") ? this.#publicUrl + target : target },
    }),
  });
}

/** Of what several mails share. */
export type SharedWriter<Values> = Pick<
  Writer<Shared, Values>,
  "typed" | "facts" | "button" | "caution" | "text"
>;

/** What a mail has besides its texts, where its values name it. */
type Envelope = Pick<MailContent, "attachment" | "unsubscribeUrl"> & { replyTo?: string | null };

/** A mail of texts: a text whose arguments are not among the values does not compile. */
export function template<Values extends object, Name extends FilledGroup<Values>>(
  budget: MailBudgetName,
  group: Name | ((values: Values) => Name),
  layout: (write: Writer<Texts[Name], Values>, values: Values, site: MailBranding) => readonly MailBlock[],
): MailTemplate<Values> {
  return {
    budget,
    write(values, site) {
      const texts: Readonly<Record<PropertyKey, string>> = {
        ...SHARED_MAIL_TEXTS,
        ...MAIL_TEXTS[typeof group === "function" ? group(values) : group],
      };
      const say: Say = (key, more) => fill(String(texts[key]), { ...values, ...site, ...more });
      const { replyTo, attachment, unsubscribeUrl }: Envelope = values;
      return {
        ...(replyTo && { replyTo }),
        ...(attachment && { attachment }),
        ...(unsubscribeUrl && { unsubscribeUrl }),
        subject: say("subject"),
        title: say("title"),
        preview: say("preview"),
        blocks: layout(new Writer(say, site.publicUrl), values, site),
      };
    },
  };
}

/** A mail whose texts take what is made of its values. */
export function prepared<Values, More>(
  { budget, write }: MailTemplate<More>,
  prepare: (values: Values) => More,
): MailTemplate<Values> {
  return { budget, write: (values, site) => write(prepare(values), site) };
}

function fill(text: string, filling: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)(?:#(\w+)\|(\w+))?\}/g, (_braces, name: string, one?: string, many?: string) =>
    one === undefined ? String(filling[name]) : counted(Number(filling[name]), one, many),
  );
}
