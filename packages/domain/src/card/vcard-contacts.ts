import { firstLanguage } from "../language/choose-language.ts";
import { cardPieces } from "../messages/card-pieces.ts";
import type { VisibleCard } from "./card.contract.ts";
import { inChannelOrder } from "./channel-order.ts";
import { channelHref, channelText } from "./channel-value.ts";
import { CHANNELS, type Channel, type ChannelKey } from "./channels.ts";
import { type ContactLine, paragraphsValue, textValue, urlValue } from "./vcard-format.ts";

type VisibleContacts = VisibleCard["contacts"];
type OrderedContacts = Pick<VisibleCard, "contacts" | "channelOrder">;

/** What the product calls a channel, given its English name. */
export type ChannelName = (key: ChannelKey, english: string) => string;
const inEnglish: ChannelName = (_key, english) => english;

/** Importers show the number that has it first. */
const PREFERRED = ";TYPE=PREF";

const PHONES = CHANNELS.flatMap(({ key, label, vcard }) =>
  typeof vcard === "object" ? [{ key, channelLabel: label, ...vcard }] : [],
).toSorted((one, other) => one.rank - other.rank);

export function phoneLines(
  { contacts, channelOrder }: OrderedContacts,
  channelName = inEnglish,
): ContactLine[] {
  const lines: ContactLine[] = [];
  const seen = new Set<string>();
  for (const { key, channelLabel, types, needsLabel } of inChannelOrder(PHONES, channelOrder)) {
    const { value, title } = contacts[key] ?? { value: "" };
    // A fax number is kept even if it equals a phone number: nothing else says that it can be faxed to.
    const identity = `${digits(value)} ${key === "fax"}`;
    if (!isNumber(value) || seen.has(identity)) continue;
    seen.add(identity);
    const label = title || (needsLabel ? channelName(key, channelLabel) : undefined);
    // The first number has no label: every importer reads the plain form.
    const isFirst = lines.length === 0;
    const use = types.replace(PREFERRED, "") + (isFirst ? PREFERRED : "");
    lines.push({ property: `TEL;${use}`, value: textValue(value), ...(label && !isFirst && { label }) });
  }
  return lines;
}

export function mailAndAddressLines(contacts: VisibleContacts): ContactLine[] {
  const email = contacts["email"]?.value;
  const address = contacts["address"]?.value;
  const lines: ContactLine[] = [];
  if (email) lines.push({ property: "EMAIL;TYPE=INTERNET;TYPE=WORK;TYPE=PREF", value: textValue(email) });
  if (address) {
    const text = paragraphsValue(address);
    // Free text cannot be split into parts for every country; importers show the street first, so it holds everything.
    lines.push(
      { property: "ADR;TYPE=WORK", value: `;;${text};;;;` },
      { property: "LABEL;TYPE=WORK", value: text },
    );
  }
  return lines;
}

/**
 * The website, the card itself, then each profile as a labelled URL: the one form that all address books import, with
 * its label (Apple, Google) or as a plain link. Apple's X-SOCIALPROFILE would duplicate every link there and means
 * nothing to others, so only networks that Apple's address book names get it. Payment channels are left out: they are
 * actions of the card, not data for an address book.
 */
export function linkLines(
  card: OrderedContacts & Pick<VisibleCard, "language">,
  cardUrl: string,
  channelName = inEnglish,
): ContactLine[] {
  const { contacts, language } = card;
  const t = cardPieces.translate(firstLanguage([language]));
  const website = webHref("website", contacts["website"]?.value ?? "");
  const lines: ContactLine[] = website ? [{ property: "URL;TYPE=WORK", value: urlValue(website) }] : [];
  lines.push({ property: "URL", value: urlValue(cardUrl), label: t("businessCard") });
  const seen = new Set(lines.map(({ value }) => value));
  for (const { key, label, href, isAppleProfile } of profiles(card, channelName)) {
    const value = urlValue(href ?? "");
    if (value === "" || seen.has(value)) continue;
    seen.add(value);
    lines.push({ property: "URL", value, label });
    if (isAppleProfile) lines.push({ property: `X-SOCIALPROFILE;TYPE=${key}`, value });
  }
  return lines;
}

/** Profiles without a URL, as lines for the note. */
export function unlinkedProfiles(card: OrderedContacts, channelName = inEnglish): string[] {
  return profiles(card, channelName)
    .filter(({ href }) => href === null)
    .map(({ key, label, value }) => `${label}: ${channelText(key, value)}`);
}

function profiles({ contacts, channelOrder }: OrderedContacts, channelName: ChannelName) {
  return inChannelOrder(CHANNELS, channelOrder).flatMap((channel) => {
    const { key, vcard } = channel;
    const { value, title } = contacts[key] ?? { value: "" };
    if (value === "" || !isProfile(channel, value)) return [];
    const href = webHref(key, value);
    const label = title || channelName(key, channel.label);
    return [{ key, label, value, href, isAppleProfile: vcard === "X-SOCIALPROFILE" }];
  });
}

function isProfile({ group, vcard }: Channel, value: string): boolean {
  if (group === "pay") return false;
  return typeof vcard === "object" ? !isNumber(value) : vcard === undefined || vcard === "X-SOCIALPROFILE";
}

function webHref(key: ChannelKey, value: string): string | null {
  const href = value === "" ? null : channelHref(key, value);
  return href && /^https?:/i.test(href) ? href : null;
}

/** Phone channels may also hold a link, which cannot be dialled. */
function isNumber(value: string): boolean {
  return digits(value).length >= 3 && !/\p{L}{4}|\//u.test(value);
}

/** Makes differently formatted numbers comparable. */
function digits(number: string): string {
  return number.replace(/^\s*00/, "").replace(/\D/g, "");
}
