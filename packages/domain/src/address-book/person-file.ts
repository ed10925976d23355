import { BRAND } from "../brand.ts";
import { foldedLines, paragraphsValue, textValue } from "../card/vcard-format.ts";
import { nameParts } from "../card/vcard-name.ts";
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
  const name = nameParts(person.name);
  const met = person.met === "" ? "" : t("metAt", { name: person.met });
  const note = [met, person.note, person.ownNote].filter(Boolean).join("\n\n");
  const added = new Date(person.addedAt).toISOString().replace(/\.\d+Z$/, "Z");
  return foldedLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    line("PRODID", `-//${BRAND}//Contact file//EN`),
    line("UID", `person-${person.personid}`),
    line("REV", added),
    line("FN", textValue(person.name)),
    line("N", [name.family, name.given, name.additional, name.prefix, name.suffix].map(textValue).join(";")),
    ...optional("ORG", textValue(person.company)),
    ...optional("TITLE", textValue(person.role)),
    ...optional("TEL;TYPE=CELL", textValue(person.phone)),
    ...optional("EMAIL;TYPE=INTERNET", textValue(person.email)),
    ...optional("CATEGORIES", person.tags.map(textValue).join(",")),
    ...optional("NOTE", paragraphsValue(note)),
    "END:VCARD",
  ]);
}

function optional(property: string, value: string): string[] {
  return value === "" ? [] : [line(property, value)];
}

/** CHARSET is not in the standard, but without it Outlook decodes UTF-8 with the system's code page. */
function line(property: string, value: string): string {
  return /^\p{ASCII}*$/u.test(value) ? `${property}:${value}` : `${property};CHARSET=UTF-8:${value}`;
}

/** Files, declared in `person.contract.ts`. */
export const EXPORT_VCF_PATH = "/api/contacts/export.vcf";
export const EXPORT_CSV_PATH = "/api/contacts/export.csv";
export const PERSON_FILE_PATH = "/api/contacts/:personid/contact.vcf";
