/** A person as an address book on a phone or a desk writes them: what contacts have a place for, and how to find its lines. */
import { readPhoneNumber } from "../card/phone-number.ts";
import { oneLine, paragraphs } from "../card/text.rules.ts";
import { DETAILS_LINE_MAX, isEmail } from "../exchange/exchange.rules.ts";
import {
  type ParsedVCard,
  parseTextLine,
  partsOf,
  splitUnescaped,
  textOf,
  type VCardProperty,
} from "../import/vcard-parser.ts";
import { firstOf } from "./imported-person.ts";
import { OWN_NOTE_MAX, readTags, TAG_MAX, TAGS_MAX_PER_PERSON } from "./person.rules.ts";

/** Without where one met, which no address book has a place for. */
export type SyncedFields = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly role: string;
  readonly ownNote: string;
  readonly tags: readonly string[];
};

/** The lines of one vCard, unfolded, with what they say. */
export type VCardLines = {
  readonly lines: readonly string[];
  /** By line; null for what is no property. */
  readonly parsed: readonly (VCardProperty | null)[];
  readonly card: ParsedVCard;
};

/** Somebody without anything that could be their name. */
const NAMELESS = "?";

export function parseLines(lines: readonly string[]): VCardLines {
  const parsed = lines.map(parseTextLine);
  const properties = parsed.filter((property) => property !== null);
  const version = properties.find(({ name }) => name === "VERSION")?.raw.trim() ?? "";
  return { lines, parsed, card: { version, properties } };
}

/** `about`: what stands before the owner's note, in the forms that it may have. */
export function syncedFields({ card }: VCardLines, about: readonly string[]): SyncedFields {
  const { version } = card;
  const raw = (name: string) => firstOf(card, name)?.raw ?? "";
  const text = (name: string) => cut(oneLine(textOf(raw(name), version)), DETAILS_LINE_MAX);
  const [company = ""] = partsOf(raw("ORG"), version);
  const email = withoutScheme(text("EMAIL")).toLowerCase();
  const phone = withoutScheme(text("TEL"));
  return {
    name:
      text("FN") ||
      cut(oneLine(nameOf(partsOf(raw("N"), version))), DETAILS_LINE_MAX) ||
      [text("NICKNAME"), cut(oneLine(company), DETAILS_LINE_MAX), email, phone].find(Boolean) ||
      NAMELESS,
    // What cannot be mailed to or called stays in the vCard alone.
    email: isEmail(email) ? email : "",
    phone: readPhoneNumber(phone)?.value ?? "",
    company: cut(oneLine(company), DETAILS_LINE_MAX),
    role: text("TITLE") || text("ROLE"),
    ownNote: cut(withoutAbout(paragraphs(textOf(raw("NOTE"), version)), about), OWN_NOTE_MAX),
    tags: readTags(categories(card))
      .map((tag) => cut(tag, TAG_MAX))
      .slice(0, TAGS_MAX_PER_PERSON),
  };
}

function nameOf([family = "", given = "", additional = "", prefix = "", suffix = ""]: string[]): string {
  return [prefix, given, additional, family, suffix].filter(Boolean).join(" ");
}

function categories({ properties, version }: ParsedVCard): string[] {
  return properties
    .filter(({ name }) => name === "CATEGORIES")
    .flatMap(({ raw }) => splitUnescaped(raw, ","))
    .map((tag) => textOf(tag, version));
}

function withoutScheme(text: string): string {
  return text.replace(/^(?:mailto|tel):/i, "");
}

function withoutAbout(note: string, about: readonly string[]): string {
  const first = about.find((text) => note === text || note.startsWith(`${text}\n`));
  return first === undefined ? note : withoutAbout(note.slice(first.length).trimStart(), about);
}

function cut(text: string, max: number): string {
  return [...text].slice(0, max).join("").trim();
}
