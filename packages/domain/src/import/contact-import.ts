import type { PlanFeatures } from "../billing/plan.rules.ts";
import { BIO_MAX_CHARS, BIO_MAX_WORDS, TEXT_MAX_CHARS } from "../card/card-text.rules.ts";
import { channelText } from "../card/channel-value.ts";
import type { ChannelKey } from "../card/channels.ts";
import type { Contacts } from "../card/contacts.ts";
import { countWords, oneLine, paragraphs } from "../card/text.rules.ts";
import type { WizardImportText } from "../owner-messages/wizard-import.ts";
import { contactsFrom, type ImportLine, type ImportWords } from "./imported-contacts.ts";
import type { DecodeText } from "./vcard-lines.ts";
import { type ParsedVCard, parseVCards, partsOf, textOf, type VCardProperty } from "./vcard-parser.ts";

/** A contact file as the beginning of a card. */
export type ContactImport = {
  readonly version: string;
  readonly people: number;
  readonly fullname: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly bio: string;
  readonly contacts: Contacts;
  /** Base64 of the photo, of whatever type it is; null when there is none. */
  readonly photo: string | null;
  readonly taken: readonly ImportLine[];
  readonly skipped: readonly ImportLine[];
};

/** Reads the first person of a contact file. Null when there is none. Never throws. */
export function readContactFile(
  bytes: Uint8Array,
  features: PlanFeatures,
  decode: DecodeText,
  words: ImportWords,
): ContactImport | null {
  const { t, channelName } = words;
  let first: ParsedVCard | undefined;
  let people = 0;
  for (const card of parseVCards(bytes, decode)) {
    first ??= card;
    people += 1;
  }
  if (!first) return null;
  const others = people - 1;
  const taken: ImportLine[] = [];
  const skipped: ImportLine[] = [];
  const take = (label: string, text: string) => text && taken.push({ label, text });

  const fullname = nameOf(first);
  take(t("name"), fullname);
  const { occupation, companyname, department } = roleOf(first);
  take(t("roleAndCompany"), [occupation, companyname].filter(Boolean).join(", "));
  if (department) skipped.push({ label: t("department"), text: t("noPlace") });

  const found = contactsFrom(first, features, words);
  for (const [key, contact] of Object.entries(found.contacts) as [
    ChannelKey,
    { value: string; title?: string },
  ][]) {
    const shown = channelText(key, contact.value);
    const text = contact.title ? t("labelled", { value: shown, label: contact.title }) : shown;
    take(channelName(key), found.notes.get(key) ?? text);
  }

  const bio = bioOf(first, t);
  take(t("note"), bio.text);
  const photo = photoOf(first);
  if (photo && "problem" in photo) skipped.push({ label: t("photo"), text: t(photo.problem) });

  skipped.push(...found.skipped, ...withoutPlace(first, t));
  if (others > 0) skipped.push({ label: t("otherPeople", { count: others }), text: t("firstUsed") });
  return {
    version: first.version,
    people,
    fullname,
    occupation,
    companyname,
    bio: bio.value,
    contacts: found.contacts,
    photo: photo && "base64" in photo ? photo.base64 : null,
    taken,
    skipped,
  };
}

function firstOf({ properties }: ParsedVCard, name: string): VCardProperty | undefined {
  return properties.find((property) => property.name === name && property.raw.trim() !== "");
}

function lineOf(card: ParsedVCard, name: string): string {
  return shortened(textOf(firstOf(card, name)?.raw ?? "", card.version));
}

function nameOf(card: ParsedVCard): string {
  const formatted = lineOf(card, "FN");
  if (formatted) return formatted;
  const [family = "", given = "", additional = "", prefix = "", suffix = ""] = partsOf(
    firstOf(card, "N")?.raw ?? "",
    card.version,
  );
  return shortened([prefix, given, additional, family, suffix].filter(Boolean).join(" "));
}

function roleOf(card: ParsedVCard) {
  const [company = "", ...units] = partsOf(firstOf(card, "ORG")?.raw ?? "", card.version);
  return {
    occupation: lineOf(card, "TITLE") || lineOf(card, "ROLE"),
    companyname: shortened(company),
    department: units.filter(Boolean).join(", "),
  };
}

function bioOf(card: ParsedVCard, t: WizardImportText): { value: string; text: string } {
  const note = paragraphs(textOf(firstOf(card, "NOTE")?.raw ?? "", card.version));
  if (note === "") return { value: "", text: "" };
  if (countWords(note) <= BIO_MAX_WORDS && note.length <= BIO_MAX_CHARS) {
    return { value: note, text: t("asBio", { count: [...note].length }) };
  }
  const words = note.slice(0, BIO_MAX_CHARS).split(/\s+/).slice(0, BIO_MAX_WORDS);
  return { value: words.join(" "), text: t("bioCut", { count: words.length }) };
}

type PhotoProblem = "photoLink" | "photoUnreadable";

function photoOf(card: ParsedVCard): { base64: string } | { problem: PhotoProblem } | null {
  const property = firstOf(card, "PHOTO");
  if (!property) return null;
  const value = property.raw.trim();
  const data = /^data:[^,]*;base64,(.*)$/is.exec(value)?.[1];
  const isEncoded = /^(B|BASE64)$/i.test(property.params.get("ENCODING") ?? "");
  if (data === undefined && !isEncoded) return { problem: "photoLink" };
  const base64 = (data ?? value).replace(/\s+/g, "");
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? { base64 } : { problem: "photoUnreadable" };
}

/** Says how a card's file was made, or repeats what another property says. */
const BOOKKEEPING =
  /^(?:VERSION|PRODID|REV|UID|SOURCE|KIND|CLASS|MAILER|SORT-STRING|PROFILE|NAME|LABEL|FN|N|XML|CLIENTPIDMAP|X-AB.*|X-PHONETIC.*|X-MS-(?:OL|CARDPICTURE|TEL).*|X-MS-IMADDRESS|X-APPLE-.*|X-GOOGLE-.*|X-ANDROID-.*)$/;
/** What every reader of contact files knows, in the words of a person. */
const NAMES = {
  BDAY: "birthday",
  ANNIVERSARY: "anniversary",
  "X-ANNIVERSARY": "anniversary",
  NICKNAME: "nickname",
  CATEGORIES: "groups",
  GEO: "position",
  TZ: "timeZone",
  GENDER: "gender",
  "X-GENDER": "gender",
  KEY: "key",
  SOUND: "sound",
  LOGO: "logo",
  LANG: "language",
  RELATED: "relatedPerson",
  AGENT: "assistant",
  MEMBER: "member",
  CALURI: "calendar",
  FBURL: "calendar",
} as const;
const READ = /^(?:TITLE|ROLE|ORG|NOTE|PHOTO|TEL|EMAIL|ADR|URL|IMPP|X-SOCIALPROFILE)$/;

function isKnown(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name);
}

function withoutPlace({ properties }: ParsedVCard, t: WizardImportText): ImportLine[] {
  const lines = new Map<string, ImportLine>();
  for (const { name, raw } of properties) {
    if (raw.replace(/[;\s]/g, "") === "" || BOOKKEEPING.test(name) || READ.test(name)) continue;
    const label = isKnown(name) ? t(NAMES[name]) : name;
    lines.set(label, { label, text: t(isKnown(name) ? "noPlace" : "notKnown") });
  }
  return [...lines.values()];
}

function shortened(text: string): string {
  return oneLine(text).slice(0, TEXT_MAX_CHARS).trim();
}
