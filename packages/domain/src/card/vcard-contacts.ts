import type { VisibleCard } from "./card.contract.ts";
import { channelHref, channelText } from "./channel-href.ts";
import { CHANNELS, type Channel, type ChannelKey, channelOf } from "./channels.ts";
import { addressValue, paragraphsValue, textValue } from "./vcard-lines.ts";

/** One value of a contact; the label is what people read beside it, where the standard has no word of its own. */
export type ContactLine = { readonly property: string; readonly value: string; readonly label?: string };

type ShownContacts = VisibleCard["contacts"];

type PhoneKind = { readonly key: ChannelKey; readonly types: string; readonly needsLabel: boolean };

/** In order of preference: of several with one number the first is kept. */
const PHONES: readonly PhoneKind[] = [
  { key: "phonenumber", types: "TYPE=CELL;TYPE=VOICE;TYPE=PREF", needsLabel: false },
  { key: "officenumber", types: "TYPE=WORK;TYPE=VOICE", needsLabel: false },
  { key: "sms", types: "TYPE=CELL", needsLabel: true },
  { key: "whatsapp", types: "TYPE=CELL", needsLabel: true },
  { key: "whatsappbusiness", types: "TYPE=WORK;TYPE=CELL", needsLabel: true },
  { key: "fax", types: "TYPE=WORK;TYPE=FAX", needsLabel: false },
];
const PHONE_KEYS: ReadonlySet<ChannelKey> = new Set(PHONES.map(({ key }) => key));
/** What has a property of its own. */
const DIRECT_KEYS: ReadonlySet<ChannelKey> = new Set(["email", "address", "website"]);
/** Networks that the address book of Apple knows by these names. */
const APPLE_NETWORKS: ReadonlySet<ChannelKey> = new Set([
  "twitter",
  "facebook",
  "linkedin",
  "flickr",
  "myspace",
]);

export function phoneLines(contacts: ShownContacts): ContactLine[] {
  const lines: ContactLine[] = [];
  const seen = new Set<string>();
  for (const { key, types, needsLabel } of PHONES) {
    const { value, title } = contacts[key] ?? { value: "" };
    // A fax that shares its number with a telephone is kept: nothing else says that it can be faxed to.
    const identity = `${digits(value)} ${key === "fax"}`;
    if (!isNumber(value) || seen.has(identity)) continue;
    seen.add(identity);
    const label = title || (needsLabel ? channelOf(key)?.label : undefined);
    // The number to call first keeps the plainest form, which any importer reads.
    const isFirst = lines.length === 0;
    lines.push({ property: `TEL;${types}`, value: textValue(value), ...(label && !isFirst && { label }) });
  }
  return lines;
}

export function mailAndAddressLines(contacts: ShownContacts): ContactLine[] {
  const email = contacts["email"]?.value;
  const address = contacts["address"]?.value;
  const lines: ContactLine[] = [];
  if (email) lines.push({ property: "EMAIL;TYPE=INTERNET;TYPE=WORK;TYPE=PREF", value: textValue(email) });
  if (address) {
    const text = paragraphsValue(address);
    // A free text cannot be taken apart for every country; importers show the street first, so it holds the whole.
    lines.push(
      { property: "ADR;TYPE=WORK", value: `;;${text};;;;` },
      { property: "LABEL;TYPE=WORK", value: text },
    );
  }
  return lines;
}

/**
 * The website, the card itself, then each profile as a labelled URL: the one form that all address books take, with
 * its label (Apple, Google) or as a plain link. Apple's property for profiles would repeat every link there and is
 * nothing to the others, so only the networks that Apple's address book names itself have it. Payment channels are
 * actions of the card, not data for an address book.
 */
export function linkLines(contacts: ShownContacts, cardAddress: string): ContactLine[] {
  const website = webHref("website", contacts["website"]?.value ?? "");
  const lines: ContactLine[] = website ? [{ property: "URL;TYPE=WORK", value: addressValue(website) }] : [];
  lines.push({ property: "URL", value: addressValue(cardAddress), label: "Business card" });
  const seen = new Set(lines.map(({ value }) => value));
  for (const { key, label, href } of profiles(contacts)) {
    const value = addressValue(href ?? "");
    if (value === "" || seen.has(value)) continue;
    seen.add(value);
    lines.push({ property: "URL", value, label });
    if (APPLE_NETWORKS.has(key)) lines.push({ property: `X-SOCIALPROFILE;TYPE=${key}`, value });
  }
  return lines;
}

/** Names on networks without an address to link to, as lines for the note. */
export function unlinkedProfiles(contacts: ShownContacts): string[] {
  return profiles(contacts)
    .filter(({ href }) => href === null)
    .map(({ key, label, value }) => `${label}: ${channelText(key, value)}`);
}

type Profile = { key: ChannelKey; label: string; value: string; href: string | null };

function profiles(contacts: ShownContacts): Profile[] {
  return CHANNELS.flatMap((channel) => {
    const { value, title } = contacts[channel.key] ?? { value: "" };
    if (value === "" || !isProfile(channel, value)) return [];
    return [{ key: channel.key, label: title || channel.label, value, href: webHref(channel.key, value) }];
  });
}

function isProfile({ key, group }: Channel, value: string): boolean {
  if (DIRECT_KEYS.has(key) || group === "pay") return false;
  return !PHONE_KEYS.has(key) || !isNumber(value);
}

function webHref(key: ChannelKey, value: string): string | null {
  const href = value === "" ? null : channelHref(key, value);
  return href && /^https?:/i.test(href) ? href : null;
}

/** Whether it can be called; in the place of a number there may also be a link. */
function isNumber(value: string): boolean {
  return digits(value).length >= 3 && !/\p{L}{4}|\//u.test(value);
}

/** A number that is written differently is still the same one. */
function digits(number: string): string {
  return number.replace(/^\s*00/, "").replace(/\D/g, "");
}
