import { BRAND } from "../brand.ts";
import type { VisibleCard } from "./card.contract.ts";
import { oneLine } from "./text.rules.ts";
import {
  type ContactLine,
  linkLines,
  mailAndAddressLines,
  phoneLines,
  unlinkedProfiles,
} from "./vcard-contacts.ts";
import { foldedLines, paragraphsValue, textValue } from "./vcard-lines.ts";
import { nameParts } from "./vcard-name.ts";
import { contactUid } from "./vcard-uid.ts";

export const CONTACT_FILE_TYPE = "text/vcard; charset=utf-8";

export type ContactFileOptions = {
  /** The address of this installation, without a slash at its end. */
  readonly publicUrl: string;
  readonly photoJpegBase64: string | null;
  /** When the card was last changed, in epoch milliseconds. */
  readonly revisedAt: number;
};

/**
 * The card as a vCard 3.0 (RFC 2426), the newest version that every common address book imports, photo included.
 * Nothing enters that is not in the card, which its owner's plan has already been applied to.
 */
export function contactFile(card: VisibleCard, options: ContactFileOptions): string {
  const fullname = oneLine(card.fullname) || "Name";
  const cardAddress = `${options.publicUrl}/c/${card.username}`;
  const name = nameParts(fullname);
  const note = [card.bio.trim(), unlinkedProfiles(card.contacts).join("\n"), cardAddress].filter(Boolean);

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
    ...phoneLines(card.contacts),
    ...mailAndAddressLines(card.contacts),
    ...linkLines(card.contacts, cardAddress),
    { property: "NOTE", value: paragraphsValue(note.join("\n\n")) },
    ...photoLine(options.photoJpegBase64),
  ];
  return foldedLines(["BEGIN:VCARD", ...labelled(lines), "END:VCARD"]);
}

/** A label is a line of its own, tied to its value by a common group. */
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

/** The standard has no such parameter, but without it Outlook takes UTF-8 for the code page of its machine. */
function contentLine(property: string, value: string): string {
  return /^\p{ASCII}*$/u.test(value) ? `${property}:${value}` : `${property};CHARSET=UTF-8:${value}`;
}

function photoLine(base64: string | null): ContactLine[] {
  if (!base64) return [];
  return [{ property: "PHOTO;ENCODING=b;TYPE=JPEG", value: base64.replace(/[^A-Za-z0-9+/=]/g, "") }];
}
