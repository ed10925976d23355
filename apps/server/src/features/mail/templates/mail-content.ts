import type { Language } from "@visita/domain/language/languages";
import type { MailAttachment } from "../mail-transport.ts";

/** Rendered both as text and as HTML. */
export type MailContent = {
  language: Language;
  /** Where to write to, as the foot says it, with the place of the address as `{support}`. */
  questions: string;
  subject: string;
  /** Default: the installation's support address. */
  replyTo?: string;
  title: string;
  /** Shown beside the subject in inboxes. Never a code, because locked phones show it. */
  preview: string;
  attachment?: MailAttachment;
  /** For mails that one can do without: where one request stops them. */
  unsubscribeUrl?: string;
  blocks: readonly MailBlock[];
};

export type MailBlock =
  /** Typed by somebody: in whatever language. */
  | { type: "paragraph"; text: string; isTyped?: true }
  | { type: "code"; code: string }
  | { type: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { type: "button"; label: string; url: string }
  /** Of a card, which stands in the text by its name. */
  | { type: "picture"; url: string; alt: string }
  /** Somebody, and what they wrote. All of it is untrusted: links in the note stay text. */
  | { type: "person"; name: string; role: string; ways: readonly Way[]; note: string; where: string }
  /** How much something was, and how that compares. */
  | { type: "figures"; figures: readonly Figure[] }
  /** Columns made of table cells, without an image. */
  | { type: "bars"; title: string; bars: readonly Bar[] }
  /** At the end: what to do if the recipient did not cause this mail. */
  | { type: "caution"; text: string; link?: MailLink };

/** `line` is all of it in a sentence. */
type Figure = {
  readonly label: string;
  readonly value: string;
  readonly change: string;
  readonly line: string;
};

/** `text` is the value as it is written. */
type Bar = { readonly label: string; readonly value: number; readonly text: string };

export type MailLink = { readonly label: string; readonly url: string };

/** A way to reach somebody; the URL is of ours, such as `mailto:`. */
export type Way = { readonly label: string; readonly url: string };

/** The installation that sends the mail. */
export type MailBranding = {
  brand: string;
  publicUrl: string;
  support: string;
};
