import { readPhoneNumber } from "../card/phone-number.ts";
import { oneLine, paragraphs } from "../card/text.rules.ts";
import { unquoteFormulas } from "../csv-formulas.ts";
import { DETAILS_LINE_MAX, DETAILS_NOTE_MAX, isEmail } from "../exchange/exchange.rules.ts";
import { type ParsedVCard, partsOf, textOf, type VCardProperty } from "../import/vcard-parser.ts";
import type { ImportField } from "./import-columns.ts";
import type { LeftOutReason } from "./people-import.contract.ts";
import { MET_MAX, OWN_NOTE_MAX, phoneKey, readTags, TAG_MAX, TAGS_MAX_PER_PERSON } from "./person.rules.ts";

/** Somebody in a file, every value in its one stored form; what cannot be read is empty and stands in the note. */
export type ImportedPerson = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly role: string;
  readonly met: string;
  readonly ownNote: string;
  readonly tags: readonly string[];
};

export type ImportRow =
  | { readonly row: number; readonly person: ImportedPerson }
  | { readonly row: number; readonly leftOut: LeftOutReason };

type Raw = Partial<Record<Exclude<ImportField, "firstName" | "lastName" | "tags">, string | undefined>> & {
  readonly tags?: readonly string[];
  /** For the note: what there is no field for. */
  readonly further?: readonly string[];
};

const FURTHER = new Set(["EMAIL", "TEL", "ADR", "URL"]);
/** "* myContacts", "* starred": Google's own, not the owner's. */
const GOOGLE_GROUP = /^\s*\* /;
/** Far beyond what is kept of any value. */
const VALUE_MAX_CHARS = 50_000;
/** More than fit into a note. */
const MAX_FURTHER = 200;

/** By the columns' fields. */
export function personOfRow(
  cells: readonly string[],
  fields: readonly (ImportField | null)[],
): ImportedPerson | LeftOutReason {
  const values = new Map<ImportField, string[]>();
  for (const [at, field] of fields.entries()) {
    const value = field && unquoteFormulas(cells[at] ?? "");
    if (field && value) values.set(field, [...(values.get(field) ?? []), value]);
  }
  const allOf = (field: ImportField) => values.get(field) ?? [];
  const [name, first, last] = [allOf("name"), allOf("firstName"), allOf("lastName")];
  const emails = allOf("email").flatMap((cell) => cell.split(/:::|[;,]/));
  const phones = allOf("phone").flatMap((cell) => cell.split(":::"));
  const email = firstReadable(emails, (text) => isEmail(text.toLowerCase()));
  const phone = firstReadable(phones, (text) => readPhoneNumber(text) !== null);
  return toPerson({
    name: name[0] ?? [...first, ...last].join(" "),
    email,
    phone,
    company: allOf("company")[0],
    role: allOf("role")[0],
    met: allOf("met")[0],
    note: allOf("note").join("\n"),
    tags: allOf("tags")
      .flatMap((cell) => cell.split(/[,;]|:::/))
      .filter((tag) => !GOOGLE_GROUP.test(tag)),
    further: [...phones, ...emails].filter((text) => text !== email && text !== phone).slice(0, MAX_FURTHER),
  });
}

function firstReadable(texts: readonly string[], isReadable: (text: string) => boolean): string | undefined {
  return texts.find((text) => isReadable(oneLine(text))) ?? texts[0];
}

export function personOfVCard(card: ParsedVCard): ImportedPerson | LeftOutReason {
  const rawOf = (name: string) => (firstOf(card, name)?.raw ?? "").slice(0, VALUE_MAX_CHARS);
  const text = (name: string) => textOf(rawOf(name), card.version);
  const [company = ""] = partsOf(rawOf("ORG"), card.version);
  const [family = "", given = "", additional = "", prefix = "", suffix = ""] = partsOf(
    rawOf("N"),
    card.version,
  );
  return toPerson({
    name: text("FN") || [prefix, given, additional, family, suffix].filter(Boolean).join(" "),
    email: text("EMAIL"),
    phone: text("TEL"),
    company,
    role: text("TITLE") || text("ROLE"),
    note: text("NOTE"),
    tags: text("CATEGORIES").split(","),
    further: furtherOf(card),
  });
}

/** What a contact file may say of somebody that contacts here have no place for. */
export type DetailWithoutPlace =
  | "anniversary"
  | "birthday"
  | "department"
  | "instantMessages"
  | "nickname"
  | "photo"
  | "relatedNames"
  | "socialProfiles";

const NO_PLACE: Readonly<Record<string, DetailWithoutPlace>> = {
  ANNIVERSARY: "anniversary",
  BDAY: "birthday",
  IMPP: "instantMessages",
  NICKNAME: "nickname",
  PHOTO: "photo",
  RELATED: "relatedNames",
  "X-ABRELATEDNAMES": "relatedNames",
  "X-SOCIALPROFILE": "socialProfiles",
};

export function leftOutOfVCard(card: ParsedVCard): DetailWithoutPlace[] {
  const details = card.properties.flatMap(({ name }) => NO_PLACE[name] ?? []);
  const [, department] = partsOf((firstOf(card, "ORG")?.raw ?? "").slice(0, VALUE_MAX_CHARS), card.version);
  return [...new Set([...details, ...(department ? ["department" as const] : [])])];
}

/** The preferred one, else the first with a value. */
export function firstOf({ properties }: ParsedVCard, name: string): VCardProperty | undefined {
  const found = properties.filter((property) => property.name === name && property.raw.trim() !== "");
  return found.find(({ types, params }) => types.includes("PREF") || params.get("PREF") === "1") ?? found[0];
}

/** Further numbers and emails, addresses and websites. */
function furtherOf(card: ParsedVCard): string[] {
  const taken = [firstOf(card, "EMAIL"), firstOf(card, "TEL")];
  return card.properties
    .filter((property) => FURTHER.has(property.name) && !taken.includes(property))
    .slice(0, MAX_FURTHER)
    .map(({ name, raw }) => {
      const value = raw.slice(0, VALUE_MAX_CHARS);
      return name === "ADR"
        ? partsOf(value, card.version).filter(Boolean).join(", ")
        : textOf(value, card.version);
    });
}

/** Somebody in the copy of an account; what they wrote is kept apart from the owner's note. */
export function personOfCopy({
  note,
  ownNote,
  ...raw
}: Omit<Raw, "note"> & { note: string; ownNote: string }):
  | (ImportedPerson & { readonly note: string })
  | LeftOutReason {
  const person = toPerson({ ...raw, note: ownNote });
  if (typeof person === "string") return person;
  return { ...person, note: cut(paragraphs(wellFormed(note)), DETAILS_NOTE_MAX) };
}

function toPerson(raw: Raw): ImportedPerson | LeftOutReason {
  const typedEmail = oneLine(wellFormed(raw.email))
    .replace(/^mailto:/i, "")
    .toLowerCase();
  const email = isEmail(typedEmail) ? typedEmail : "";
  const typedPhone = oneLine(wellFormed(raw.phone));
  const phone = readPhoneNumber(typedPhone)?.value ?? "";
  const name = shortened(raw.name, DETAILS_LINE_MAX) || email || phone;
  if (name === "") return "empty";
  // Nothing of a file is lost because it has another form here.
  const unread = [typedEmail === email ? "" : typedEmail, phone === "" ? typedPhone : ""].filter(Boolean);
  const isTaken = (line: string) =>
    line.toLowerCase() === email || (phone !== "" && phoneKey(line) === phoneKey(phone));
  const further = (raw.further ?? [])
    .map((text) => shortened(text, OWN_NOTE_MAX).replace(/^(?:mailto|tel):/i, ""))
    .filter((line) => !isTaken(line));
  const note = [paragraphs(wellFormed(raw.note)), ...unread, ...new Set(further)].filter(Boolean).join("\n");
  return {
    name,
    email,
    phone,
    company: shortened(raw.company, DETAILS_LINE_MAX),
    role: shortened(raw.role, DETAILS_LINE_MAX),
    met: shortened(raw.met, MET_MAX),
    ownNote: cut(note, OWN_NOTE_MAX).trim(),
    tags: readTags(raw.tags ?? [])
      .map((tag) => cut(tag, TAG_MAX).trim())
      .slice(0, TAGS_MAX_PER_PERSON - 1),
  };
}

function wellFormed(text: string | undefined): string {
  return (text ?? "").slice(0, VALUE_MAX_CHARS).toWellFormed();
}

function shortened(text: string | undefined, max: number): string {
  return cut(oneLine(wellFormed(text)), max).trim();
}

function cut(text: string, max: number): string {
  return [...text].slice(0, max).join("");
}

/** For the rows of a file one after the other: leaves out whoever comes a second time, by email or phone. */
export function createRepeatFilter(): (row: ImportRow) => ImportRow {
  const seen = new Set<string>();
  return (row) => {
    if ("leftOut" in row) return row;
    const keys = keysOf(row.person);
    if (keys.some((key) => seen.has(key))) return { row: row.row, leftOut: "repeated" };
    for (const key of keys) seen.add(key);
    return row;
  };
}

/** By which somebody is recognised. Nobody is recognised by a name alone. */
export function keysOf({ email, phone }: { email: string; phone: string }): string[] {
  const digits = phoneKey(phone);
  return [...(email === "" ? [] : [`mail ${email}`]), ...(digits === "" ? [] : [`phone ${digits}`])];
}

/** Fills in what is empty and keeps what is there; a further note is added to it. */
export function mergedPerson(stored: ImportedPerson, imported: ImportedPerson): ImportedPerson {
  const isKnownNote = stored.ownNote.includes(imported.ownNote);
  const notes = isKnownNote ? [stored.ownNote] : [stored.ownNote, imported.ownNote];
  return {
    name: stored.name || imported.name,
    email: stored.email || imported.email,
    phone: stored.phone || imported.phone,
    company: stored.company || imported.company,
    role: stored.role || imported.role,
    met: stored.met || imported.met,
    ownNote: cut(notes.filter(Boolean).join("\n\n"), OWN_NOTE_MAX),
    tags: readTags([...stored.tags, ...imported.tags]).slice(0, TAGS_MAX_PER_PERSON),
  };
}
