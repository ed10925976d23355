import type { Language } from "@visita/domain/language/languages";
import type { MailAttachment } from "../mail-transport.ts";

/** Rendered both as text and as HTML. */
export type MailContent = {
  /** Default: English. */
  language?: Language;
  /** Where to write to, as the foot says it, with the place of the address as `{support}`. Default: in English. */
  questions?: string;
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
  | { type: "paragraph"; text: string }
  | { type: "code"; code: string }
  | { type: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { type: "button"; label: string; url: string }
  /** Somebody, and what they wrote. All of it is untrusted: links in the note stay text. */
  | { type: "person"; name: string; role: string; ways: readonly Way[]; note: string; where: string }
  /** How much something was, and how that compares. */
  | { type: "figures"; figures: readonly { label: string; value: number; change: string }[] }
  /** Columns made of table cells, without an image. */
  | { type: "bars"; title: string; bars: readonly { label: string; value: number }[] }
  /** At the end: what to do if the recipient did not cause this mail. */
  | { type: "caution"; text: string; link?: { label: string; url: string } };

/** A way to reach somebody; the URL is of ours, such as `mailto:`. */
export type Way = { readonly label: string; readonly url: string };

/** The installation that sends the mail. */
export type MailBranding = {
  brand: string;
  publicUrl: string;
  support: string;
};

export const QUESTIONS = "Questions? Write to {support}";

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** In UTC, because the recipient's time zone is unknown. */
export function formatMoment(at: number): string {
  return `${MOMENT.format(at)} UTC`;
}
