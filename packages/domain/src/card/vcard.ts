import { BRAND } from "../brand.ts";
import { longDayWords } from "../format.ts";
import { metAt } from "../link/link.rules.ts";
import type { VisibleCard } from "./card.contract.ts";
import type { Meeting } from "./public-card.ts";
import { oneLine } from "./text.rules.ts";
import {
  type ContactLine,
  linkLines,
  mailAndAddressLines,
  phoneLines,
  unlinkedProfiles,
} from "./vcard-contacts.ts";
import { foldedLines, paragraphsValue, textValue } from "./vcard-format.ts";
import { nameParts } from "./vcard-name.ts";
import { contactUid } from "./vcard-uid.ts";

export const CONTACT_FILE_TYPE = "text/vcard; charset=utf-8";

export type ContactFileOptions = {
  /** Base URL of this installation, without a trailing slash. */
  readonly publicUrl: string;
  readonly photoJpegBase64: string | null;
  /** Time of the last change, in epoch milliseconds. */
  readonly revisedAt: number;
  /** Begins the note: where and when one met. */
  readonly met?: Meeting | undefined;
};

/**
 * The card as a vCard 3.0 (RFC 2426), the newest version that every common address book imports, photo included.
 * Contains only what the owner's plan makes visible.
 */
export function contactFile(card: VisibleCard, options: ContactFileOptions): string {
  const fullname = oneLine(card.fullname) || "Name";
  const cardUrl = `${options.publicUrl}/c/${card.username}`;
  const name = nameParts(fullname);
  const met = options.met && `${metAt(options.met.name)}, ${longDayWords(options.met.on)}`;
  const note = [met, card.bio.trim(), unlinkedProfiles(card).join("\n"), cardUrl].filter(Boolean);

  const lines: ContactLine[] = [
    { property: "VERSION", value: "3.0" },
    { property: "PRODID", value: `-//${BRAND}//Contact file//EN` },
    { property: "UID", value: contactUid(card.cardid) },
    { property: "REV", value: new Date(options.revisedAt).toISOString().replace(/\.\d+Z$/, "Z") },
    { property: "FN", value: textValue(fullname) },
    {
      property: "N",
      value: [name.family, name.given, name.additional, name.prefix, name.suffix].map(textValue).join(";"),
    },
    { property: "ORG", value: textValue(card.companyname) || "Company Name" },
    { property: "TITLE", value: textValue(card.occupation) || "Position/Job" },
    ...phoneLines(card),
    ...mailAndAddressLines(card.contacts),
    ...linkLines(card, cardUrl),
    { property: "NOTE", value: paragraphsValue(note.join("\n\n")) },
    ...photoLine(options.photoJpegBase64),
  ];
  return foldedLines(["BEGIN:VCARD", ...labelled(lines), "END:VCARD"]);
}

/** A label is a separate line, linked to its value by a shared group name. */
function labelled(lines: readonly ContactLine[]): string[] {
  let group = 0;
  return lines.flatMap(({ property, value, label }) => {
    if (!label) return [contentLine(property, value)];
    group += 1;
    return [
      `item${group}.${contentLine(property, value)}`,
      `item${group}.${contentLine("X-ABLabel", textValue(label))}`,
    ];
  });
}

/** CHARSET is not in the standard, but without it Outlook decodes UTF-8 with the system's code page. */
function contentLine(property: string, value: string): string {
  return /^\p{ASCII}*$/u.test(value) ? `${property}:${value}` : `${property};CHARSET=UTF-8:${value}`;
}

function photoLine(base64: string | null): ContactLine[] {
  if (!base64) return [];
  return [{ property: "PHOTO;ENCODING=b;TYPE=JPEG", value: base64.replace(/[^A-Za-z0-9+/=]/g, "") }];
}
