import { BRAND } from "../brand.ts";
import { firstLanguage } from "../language/choose-language.ts";
import { cardPieces } from "../messages/card-pieces.ts";
import type { VisibleCard } from "./card.contract.ts";
import { turnedCard } from "./card-sides.ts";
import { oneLine } from "./text.rules.ts";
import { type ContactFileOptions, contactNote, nameValue } from "./vcard.ts";
import { linkLines, mailAndAddressLines, phoneLines } from "./vcard-contacts.ts";
import { type ContactLine, foldedLines, labelledLines, paragraphsValue, textValue } from "./vcard-format.ts";
import { readingParts } from "./vcard-name.ts";
import { contactUid } from "./vcard-uid.ts";

/**
 * The card as a vCard 4.0 (RFC 6350), which says of each text in which language it is. What both sides have in a language
 * of their own stands there twice, as one property with alternatives; the side that was asked for comes first.
 */
export function contactFileVersion4(card: VisibleCard, options: ContactFileOptions): string {
  const cardUrl = `${options.publicUrl}/c/${card.username}`;
  const sides = card.secondSide ? [card, turnedCard(card)] : [card];
  const inEach = (property: string, textOf: (side: VisibleCard) => string, paramsOf = noParams) =>
    sides.flatMap((side) => {
      const value = textOf(side);
      const params = `${sides.length > 1 ? ";ALTID=1" : ""}${languageParam(side)}${paramsOf(side)}`;
      return value === "" ? [] : [{ property: property + params, value }];
    });

  const phones = phoneLines(card, options.channelName);
  const lines: ContactLine[] = [
    { property: "VERSION", value: "4.0" },
    { property: "PRODID", value: `-//${BRAND}//Contact file//EN` },
    { property: "UID", value: contactUid(card.cardid) },
    { property: "REV", value: new Date(options.revisedAt).toISOString().replace(/[-:]|\.\d+/g, "") },
    { property: "KIND", value: "individual" },
    ...inEach("FN", (side) => textValue(side.fullname) || nameless(side)),
    ...inEach("N", (side) => nameValue(oneLine(side.fullname) || nameless(side)), sortParam),
    ...inEach("ORG", ({ companyname }) => textValue(companyname)),
    ...inEach("TITLE", ({ occupation }) => textValue(occupation)),
    ...[...phones, ...mailAndAddressLines(card.contacts)].flatMap(({ property, ...line }) => {
      // Both are of version 3.0; what a label would say is in the address.
      if (property.startsWith("LABEL")) return [];
      if (property.startsWith("ADR") && card.secondSide?.address) return inEach(property, addressValue);
      return [{ ...line, property: property.replace(";TYPE=INTERNET", "").replace(";TYPE=PREF", ";PREF=1") }];
    }),
    ...linkLines(card, cardUrl, options.channelName),
    ...inEach("NOTE", (side) => {
      const channelName = side === card ? options.channelName : options.otherChannelName;
      return paragraphsValue(contactNote(side, { ...options, channelName }).join("\n\n"));
    }),
    ...photoLine(options.photoJpegBase64),
  ];
  return foldedLines(["BEGIN:VCARD", ...labelledLines(lines, contentLine), "END:VCARD"]);
}

/** In the place of a name. */
function nameless({ language }: VisibleCard): string {
  return cardPieces.translate(firstLanguage([language]))("name");
}

const noParams = (_side: VisibleCard) => "";

function languageParam({ language }: VisibleCard): string {
  return language ? `;LANGUAGE=${language}` : "";
}

function sortParam({ fullname, reading }: VisibleCard): string {
  if (!reading) return "";
  const { family, given } = readingParts(reading, fullname);
  const parts = [family, given].map(paramText).filter(Boolean);
  return parts.length === 0 ? "" : `;SORT-AS="${parts.join(",")}"`;
}

/** Inside of quotes nothing can be escaped. */
function paramText(text: string): string {
  return text.replace(/[",^]/g, "").trim();
}

function addressValue(side: VisibleCard): string {
  return mailAndAddressLines(side.contacts).find(({ property }) => property.startsWith("ADR"))?.value ?? "";
}

/** Always UTF-8. */
function contentLine(property: string, value: string): string {
  return `${property}:${value}`;
}

function photoLine(base64: string | null): ContactLine[] {
  if (!base64) return [];
  return [{ property: "PHOTO", value: `data:image/jpeg;base64,${base64.replace(/[^A-Za-z0-9+/=]/g, "")}` }];
}
