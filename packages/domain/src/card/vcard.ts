import { BRAND } from "../brand.ts";
import { longDayWords } from "../format.ts";
import { firstLanguage } from "../language/choose-language.ts";
import { isLanguage, nameOf } from "../language/languages.ts";
import { cardPieces } from "../messages/card-pieces.ts";
import type { VisibleCard } from "./card.contract.ts";
import type { SecondSide } from "./card-sides.ts";
import type { Meeting } from "./public-card.ts";
import { oneLine } from "./text.rules.ts";
import {
  type ChannelName,
  linkLines,
  mailAndAddressLines,
  phoneLines,
  unlinkedProfiles,
} from "./vcard-contacts.ts";
import { type ContactLine, foldedLines, labelledLines, paragraphsValue, textValue } from "./vcard-format.ts";
import { nameParts, readingParts } from "./vcard-name.ts";
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
  /** In the language of the card. */
  readonly channelName?: ChannelName | undefined;
  /** In the language of the other side. */
  readonly otherChannelName?: ChannelName | undefined;
};

/**
 * The card as a vCard 3.0 (RFC 2426), the newest version that every common address book imports, photo included.
 * Contains only what the owner's plan makes visible.
 */
export function contactFile(card: VisibleCard, options: ContactFileOptions): string {
  const t = cardPieces.translate(firstLanguage([card.language]));
  const fullname = oneLine(card.fullname) || t("name");
  const cardUrl = `${options.publicUrl}/c/${card.username}`;
  const { secondSide } = card;
  const note = contactNote(card, options, secondSide && otherSide(secondSide));

  const lines: ContactLine[] = [
    { property: "VERSION", value: "3.0" },
    { property: "PRODID", value: `-//${BRAND}//Contact file//EN` },
    { property: "UID", value: contactUid(card.cardid) },
    { property: "REV", value: new Date(options.revisedAt).toISOString().replace(/\.\d+Z$/, "Z") },
    { property: "FN", value: textValue(fullname) },
    { property: "N", value: nameValue(fullname) },
    ...phoneticLines(fullname, card.reading),
    { property: "ORG", value: textValue(card.companyname) || t("companyName") },
    { property: "TITLE", value: textValue(card.occupation) || t("positionOrJob") },
    ...phoneLines(card, options.channelName),
    ...mailAndAddressLines(card.contacts),
    ...linkLines(card, cardUrl, options.channelName),
    { property: "NOTE", value: paragraphsValue(note.join("\n\n")) },
    ...photoLine(options.photoJpegBase64),
  ];
  return foldedLines(["BEGIN:VCARD", ...labelledLines(lines, contentLine), "END:VCARD"]);
}

/** The paragraphs of the note. `other`: what is said of the other side. */
export function contactNote(
  card: VisibleCard,
  { publicUrl, met, channelName }: ContactFileOptions,
  other?: string,
): string[] {
  const language = firstLanguage([card.language]);
  const t = cardPieces.translate(language);
  const meeting = met?.name && t("metOn", { name: met.name, day: longDayWords(language, met.on) });
  const cardUrl = `${publicUrl}/c/${card.username}`;
  const profiles = unlinkedProfiles(card, channelName).join("\n");
  const paragraphs = [meeting, card.bio.trim(), profiles, other, cardUrl];
  return paragraphs.flatMap((paragraph) => paragraph || []);
}

/** Version 3.0 has no place for a text in two languages. */
function otherSide({ language, fullname, occupation, companyname }: SecondSide): string {
  const texts = [fullname, occupation, companyname].filter(Boolean).join(", ");
  return isLanguage(language) ? `${nameOf(language)}: ${texts}` : texts;
}

export function nameValue(fullname: string): string {
  const { family, given, additional, prefix, suffix } = nameParts(fullname);
  return [family, given, additional, prefix, suffix].map(textValue).join(";");
}

/** Phones show it with the name, and sort by it. */
function phoneticLines(fullname: string, reading: string | undefined): ContactLine[] {
  if (!reading) return [];
  const { family, given } = readingParts(reading, fullname);
  return [
    ...(family ? [{ property: "X-PHONETIC-LAST-NAME", value: textValue(family) }] : []),
    ...(given ? [{ property: "X-PHONETIC-FIRST-NAME", value: textValue(given) }] : []),
  ];
}

/** CHARSET is not in the standard, but without it Outlook decodes UTF-8 with the system's code page. */
function contentLine(property: string, value: string): string {
  return /^\p{ASCII}*$/u.test(value) ? `${property}:${value}` : `${property};CHARSET=UTF-8:${value}`;
}

function photoLine(base64: string | null): ContactLine[] {
  if (!base64) return [];
  return [{ property: "PHOTO;ENCODING=b;TYPE=JPEG", value: base64.replace(/[^A-Za-z0-9+/=]/g, "") }];
}
