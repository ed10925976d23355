import type { VisibleCard } from "../card/card.contract.ts";
import { oneLine } from "../card/text.rules.ts";
import { linkLines, mailAndAddressLines, phoneLines } from "../card/vcard-contacts.ts";
import { textValue, urlValue } from "../card/vcard-format.ts";
import { nameParts } from "../card/vcard-name.ts";

const MAX_PHONES = 2;

/**
 * The contact as a vCard 3.0 inside a QR code: the short set, without photo, profiles and labels, so that the code stays
 * readable. Lines are not folded: readers of codes take them as they are.
 */
export function contactCode(card: VisibleCard, url: string): string {
  const fullname = oneLine(card.fullname);
  const { family, given } = nameParts(fullname);
  const email = mailAndAddressLines(card.contacts).filter(({ property }) => property.startsWith("EMAIL"));
  const website = linkLines(card, url).filter(({ property }) => property === "URL;TYPE=WORK");
  const phones = phoneLines(card)
    .filter(({ property }) => !property.includes("FAX"))
    .slice(0, MAX_PHONES);
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${textValue(family)};${textValue(given)}`,
    `FN:${textValue(fullname)}`,
    card.companyname && `ORG:${textValue(card.companyname)}`,
    card.occupation && `TITLE:${textValue(card.occupation)}`,
    ...phones.map(({ value }) => `TEL:${value}`),
    ...email.map(({ value }) => `EMAIL:${value}`),
    ...website.map(({ value }) => `URL:${value}`),
    `URL:${urlValue(url)}`,
    "END:VCARD",
  ]
    .filter(Boolean)
    .join("\r\n");
}
