import { BRAND } from "../brand.ts";
import { foldedLines, paragraphsValue, textValue } from "../card/vcard-format.ts";
import { nameParts } from "../card/vcard-name.ts";
import { unquotedIndex } from "../import/vcard-parser.ts";
import type { PublicCardText } from "../messages/public-card.ts";

/** Texts are empty where there is nothing. */
export type FiledPerson = {
  readonly personid: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly role: string;
  readonly met: string;
  readonly note: string;
  readonly ownNote: string;
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly addedAt: number;
};

/** A person as a vCard 3.0 (RFC 2426). Several of them, one after the other, are a file with several people. `t`: for its note. */
export function personFile(person: FiledPerson, t: PublicCardText): string {
  return contactFileOf(personLines(person, aboutPerson(person, t)));
}

/** What stands in the note before the owner's: where one met, and what they wrote. */
export function aboutPerson({ met, note }: Pick<FiledPerson, "met" | "note">, t: PublicCardText): string[] {
  return [met === "" ? "" : t("metAt", { name: met }), note].filter(Boolean);
}

/** The same, unfolded. */
export function personLines(person: FiledPerson, about: readonly string[]): string[] {
  const name = nameParts(person.name);
  const added = new Date(person.addedAt).toISOString().replace(/\.\d+Z$/, "Z");
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `PRODID:-//${BRAND}//Contact file//EN`,
    `UID:${personUid(person.personid)}`,
    `REV:${added}`,
    `FN:${textValue(person.name)}`,
    `N:${[name.family, name.given, name.additional, name.prefix, name.suffix].map(textValue).join(";")}`,
    ...optional("ORG", textValue(person.company)),
    ...optional("TITLE", textValue(person.role)),
    ...optional("TEL;TYPE=CELL", textValue(person.phone)),
    ...optional("EMAIL;TYPE=INTERNET", textValue(person.email)),
    ...optional("CATEGORIES", person.tags.map(textValue).join(",")),
    ...optional("NOTE", paragraphsValue([...about, person.ownNote].filter(Boolean).join("\n\n"))),
    "END:VCARD",
  ];
}

const UID_PREFIX = "person-";

function personUid(personid: string): string {
  return UID_PREFIX + personid;
}

/** Of whom a contact file of ours is; undefined for one of others. */
export function personOfUid(uid: string): string | undefined {
  return uid.startsWith(UID_PREFIX) ? uid.slice(UID_PREFIX.length) : undefined;
}

function optional(property: string, value: string): string[] {
  return value === "" ? [] : [`${property}:${value}`];
}

/** A file of unfolded lines, for programs that take files. */
export function contactFileOf(lines: readonly string[]): string {
  return foldedLines(lines.map(withCharset));
}

/** CHARSET is not in the standard, but without it Outlook decodes UTF-8 with the system's code page. */
function withCharset(line: string): string {
  const colon = unquotedIndex(line, ":");
  const isTold = /^\p{ASCII}*$/u.test(line) || /;CHARSET=/i.test(line.slice(0, Math.max(0, colon)));
  return isTold || colon < 0 ? line : `${line.slice(0, colon)};CHARSET=UTF-8${line.slice(colon)}`;
}

/** The last part of a person's address in address books, unless a device has chosen another. */
export function personFileName(personid: string): string {
  return `${personid}.vcf`;
}

/** Files, declared in `person.contract.ts`. */
export const EXPORT_VCF_PATH = "/api/contacts/export.vcf";
export const EXPORT_CSV_PATH = "/api/contacts/export.csv";
export const PERSON_FILE_PATH = "/api/contacts/:personid/contact.vcf";
