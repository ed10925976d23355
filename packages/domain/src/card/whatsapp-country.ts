import parse from "libphonenumber-js/min";
import { CHANNELS, type ChannelKey } from "./channels.ts";
import { contactsObject } from "./contacts.ts";
import { readPhoneNumber } from "./phone-number.ts";

/** Where a card may say its country, the likeliest first. */
const NUMBERS: readonly ChannelKey[] = [
  "phonenumber",
  "sms",
  "whatsapp",
  "whatsappbusiness",
  "officenumber",
  "fax",
];

/**
 * WhatsApp needs the country's code: numbers without it take that of the card's other numbers, "333 555 0140" beside
 * "+39 02 5550 0140" becomes "+39 333 555 0140". They stay as they are where no number has one.
 */
export function completeWhatsApp(contacts: unknown): Record<string, unknown> {
  const typed = contactsObject(contacts);
  const completed = { ...typed };
  for (const { key, link } of CHANNELS) {
    const number = link.kind === "whatsapp" ? completeNumber(typed, numberIn(typed[key])) : null;
    if (number !== null) completed[key] = { ...(typed[key] as object), value: number };
  }
  return completed;
}

/** Null when nothing is missing, or the country is not known. */
export function completeNumber(contacts: Readonly<Record<string, unknown>>, typed: string): string | null {
  const number = readPhoneNumber(typed);
  if (number?.extension !== "" || number.digits.startsWith("+")) return null;
  for (const key of NUMBERS) {
    const known = parse(readPhoneNumber(numberIn(contacts[key]))?.digits ?? "");
    if (!known) continue;
    const { country, countryCallingCode } = known;
    const completed = parse(
      number.digits,
      country ? { defaultCountry: country } : { defaultCallingCode: countryCallingCode },
    );
    return completed?.isPossible() ? completed.formatInternational() : null;
  }
  return null;
}

function numberIn(entry: unknown): string {
  const { value } = (entry ?? {}) as { value?: unknown };
  return typeof value === "string" ? value : "";
}
