/** What a mail says, written once; the text part and the HTML part are both made from it. */
export type MailContent = {
  subject: string;
  title: string;
  /** The line that inboxes show beside the subject. Never a code: it is seen on locked phones. */
  preview: string;
  blocks: readonly MailBlock[];
};

export type MailBlock =
  | { type: "paragraph"; text: string }
  | { type: "code"; code: string }
  | { type: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { type: "button"; label: string; url: string }
  /** Set apart at the end: what to do when it was not the reader. */
  | { type: "caution"; text: string; link?: { label: string; url: string } };

/** What every mail knows about the installation that sends it. */
export type MailSite = {
  brand: string;
  publicUrl: string;
  support: string;
};

export type MailTemplate<Values> = {
  /** Sent however many mails the reader had today: a notice that an attacker must not be able to hold back. */
  isUnlimited?: boolean;
  write(values: Values, site: MailSite): MailContent;
};

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** The server cannot know the reader's time zone, so it names its own. */
export function formatMoment(at: number): string {
  return `${MOMENT.format(at)} UTC`;
}
