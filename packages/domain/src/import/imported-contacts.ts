import type { PlanFeatures } from "../billing/plan.rules.ts";
import { readChannelValue } from "../card/channel-value.ts";
import { CHANNELS, type ChannelKey, channelOf } from "../card/channels.ts";
import type { Contact, Contacts } from "../card/contacts.ts";
import { oneLine } from "../card/text.rules.ts";
import type { WizardImportText } from "../owner-messages/wizard-import.ts";
import { type ParsedVCard, partsOf, textOf, type VCardProperty } from "./vcard-parser.ts";

/** What is said of one thing in the file. */
export type ImportLine = { readonly label: string; readonly text: string };

/** In the language of the page. */
export type ImportWords = {
  readonly t: WizardImportText;
  readonly channelName: (key: ChannelKey) => string;
};

type Found = {
  readonly contacts: Contacts;
  /** Where a value comes from, if that is not obvious. */
  readonly notes: ReadonlyMap<ChannelKey, string>;
  readonly skipped: readonly ImportLine[];
};

/** The channels of a contact file, the preferred value first. Each channel takes one value; the others are reported. */
export function contactsFrom(card: ParsedVCard, features: PlanFeatures, words: ImportWords): Found {
  const { t, channelName } = words;
  const contacts: Contacts = {};
  const notes = new Map<ChannelKey, string>();
  const skipped: ImportLine[] = [];
  let takesMessages = false;

  const skip = (label: string, text: string) => void skipped.push({ label, text });

  function take(key: ChannelKey, typed: string, title?: string): void {
    if (!features.channel(key)) return void skip(channelName(key), t("onPremium"));
    const result = readChannelValue(key, typed);
    if ("problem" in result) return void skip(channelName(key), t("notReadable", { value: oneLine(typed) }));
    const { value } = result;
    if (value === "" || contacts[key]?.value === value) return;
    if (contacts[key]) return void skip(secondName(key, words), t("onlyOne", { value }));
    contacts[key] = { value, ...(title && { title }) } satisfies Contact;
  }

  for (const property of preferredFirst(card.properties)) {
    const value = textOf(property.raw, card.version).trim();
    if (value === "") continue;
    const label = labelOf(card, property);
    switch (property.name) {
      case "TEL":
        takePhone(property, value.replace(/^tel:/i, ""), label);
        break;
      case "EMAIL":
        take("email", value);
        break;
      case "ADR":
        take("address", addressOf(property, card.version), customLabel(label));
        break;
      case "URL":
        take(channelOfUrl(value, label), value);
        break;
      case "IMPP":
      case "X-SOCIALPROFILE":
        takeProfile(property, value);
    }
  }

  function takePhone(property: VCardProperty, value: string, label: string): void {
    const key = phoneChannel(property, label, contacts);
    const isFirst = !contacts[key];
    take(key, value, phoneTitle(property, label, t));
    if (key === "phonenumber" && isFirst) takesMessages = isMobile(property);
  }

  function takeProfile(property: VCardProperty, value: string): void {
    const service =
      property.params.get("X-SERVICE-TYPE") ?? property.types.find((type) => type !== "PREF") ?? "";
    const key = channelNamed(service) ?? channelNamed(value.split(":")[0] ?? "");
    if (!key && /^https?:/i.test(value)) return void take(channelOfUrl(value, ""), value);
    if (!key) return void skip(service || property.name, t("notKnown"));
    const name = property.params.get("X-USER") ?? value.replace(/^(?!https?:)[\w.-]+:/i, "");
    take(key, /^https?:/i.test(value) ? value : name);
  }

  if (!contacts.sms && contacts.phonenumber && takesMessages) {
    const { value } = contacts.phonenumber;
    if (!("problem" in readChannelValue("sms", value))) {
      contacts.sms = { value };
      notes.set("sms", t("fromMobile"));
    }
  }
  return { contacts, notes, skipped };
}

/** Of a value beside the first of its channel. */
function secondName(key: ChannelKey, { t, channelName }: ImportWords): string {
  switch (key) {
    case "phonenumber":
      return t("secondPhone");
    case "email":
      return t("secondEmail");
    case "address":
      return t("secondAddress");
    case "website":
      return t("secondWebsite");
    case "fax":
      return t("secondFax");
    case "officenumber":
      return t("secondOffice");
    default:
      return t("secondChannel", { channel: channelName(key) });
  }
}

function preferredFirst(properties: readonly VCardProperty[]): VCardProperty[] {
  const rank = ({ types, params }: VCardProperty) =>
    types.includes("PREF") ? 0 : Number(params.get("PREF") ?? 101) || 101;
  return properties.toSorted((one, other) => rank(one) - rank(other));
}

const MOBILE = ["CELL", "MOBILE", "IPHONE"];

function isMobile({ types }: VCardProperty): boolean {
  return types.some((type) => MOBILE.includes(type));
}

function phoneChannel(property: VCardProperty, label: string, contacts: Contacts): ChannelKey {
  const { types } = property;
  const named = channelNamed(label);
  if (named && channelOf(named)?.inputMode === "tel") return named;
  if (types.some((type) => type.includes("FAX"))) return "fax";
  if (isMobile(property)) return "phonenumber";
  if (types.includes("WORK") && contacts.phonenumber) return "officenumber";
  return "phonenumber";
}

function phoneTitle(property: VCardProperty, label: string, t: WizardImportText): string | undefined {
  if (label && !channelNamed(label)) return customLabel(label);
  return isMobile(property) ? t("mobile") : undefined;
}

/** The label of Apple's and Google's address books, which stands in a property of its own. */
function labelOf({ properties, version }: ParsedVCard, { group }: VCardProperty): string {
  if (group === "") return "";
  const label = properties.find((each) => each.group === group && each.name === "X-ABLABEL");
  // Apple writes its own labels as _$!<Mobile>!$_.
  return label ? oneLine(textOf(label.raw, version).replace(/^_\$!<(.*)>!\$_$/, "$1")) : "";
}

function customLabel(label: string): string | undefined {
  return label === "" || label.length > 40 ? undefined : label;
}

/** Street, town and country, as people write them: without empty parts, in one line. */
function addressOf({ raw }: VCardProperty, version: string): string {
  const [box = "", extended = "", street = "", town = "", region = "", code = "", country = ""] = partsOf(
    raw,
    version,
  );
  const place = [code, town].filter(Boolean).join(" ");
  return [extended, street, box, place, region, country].filter(Boolean).join(", ");
}

function channelNamed(name: string): ChannelKey | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === "") return undefined;
  return CHANNELS.find(({ key, label }) => key === wanted || label.toLowerCase() === wanted)?.key;
}

/** The channel on whose site a URL is; any other is the website. */
function channelOfUrl(url: string, label: string): ChannelKey {
  const named = channelNamed(label);
  const sites = CHANNELS.filter(
    ({ link }) => link.kind === "profile" || (link.kind === "url" && link.domains),
  );
  const isOn = (key: ChannelKey) => !("problem" in readChannelValue(key, url));
  if (named && sites.some(({ key }) => key === named) && isOn(named)) return named;
  if (!/^https?:/i.test(url)) return "website";
  return sites.find(({ key }) => isOn(key))?.key ?? "website";
}
