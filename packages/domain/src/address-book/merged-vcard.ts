import { paragraphsValue, textValue } from "../card/vcard-format.ts";
import { nameParts } from "../card/vcard-name.ts";
import { splitUnescaped, splitUnquoted, unquotedIndex } from "../import/vcard-parser.ts";
import { firstOf } from "./imported-person.ts";
import { type SyncedFields, syncedFields, type VCardLines } from "./synced-person.ts";

/** The note as address books show it: first what stands before the owner's own, unless that says it already. */
export function noteOf(ownNote: string, about: readonly string[]): string {
  return [...about.filter((text) => !ownNote.includes(text)), ownNote].filter(Boolean).join("\n\n");
}

type Merge = {
  readonly person: SyncedFields;
  /** What stands before the owner's note. */
  readonly about: readonly string[];
  /** The same in all the forms in which it may have been written. */
  readonly knownAbout: readonly string[];
};

/**
 * The vCard that an address book wrote, with what has changed here since. Every line that is not about a changed field
 * stays as it is, so that nothing is lost of what contacts have no place for.
 */
export function mergedLines(written: VCardLines, { person, about, knownAbout }: Merge): string[] {
  const said = syncedFields(written, knownAbout);
  const edits = new Edits(written);
  if (said.name !== person.name) {
    const { family, given, additional, prefix, suffix } = nameParts(person.name);
    edits.set("FN", textValue(person.name));
    edits.set("N", [family, given, additional, prefix, suffix].map(textValue).join(";"));
  }
  if (said.email !== person.email) edits.set("EMAIL", textValue(person.email), ";TYPE=INTERNET");
  if (said.phone !== person.phone) edits.set("TEL", textValue(person.phone), ";TYPE=CELL");
  if (said.company !== person.company) edits.set("ORG", edits.organization(textValue(person.company)));
  if (said.role !== person.role)
    edits.set(edits.has("TITLE") ? "TITLE" : edits.has("ROLE") ? "ROLE" : "TITLE", textValue(person.role));
  if (said.ownNote !== person.ownNote) edits.set("NOTE", paragraphsValue(noteOf(person.ownNote, about)));
  if (said.tags.join("\n") !== person.tags.join("\n"))
    edits.setAll("CATEGORIES", person.tags.map(textValue).join(","));
  return edits.lines();
}

class Edits {
  readonly #written: VCardLines;
  /** By line; null where it goes. */
  readonly #changed = new Map<number, string | null>();
  readonly #added: string[] = [];

  constructor(written: VCardLines) {
    this.#written = written;
  }

  has(name: string): boolean {
    return this.#find(name) >= 0;
  }

  /** The line that counts as the property's; the others stay. */
  set(name: string, value: string, params = ""): void {
    const at = this.#find(name);
    if (at < 0) {
      if (value !== "") this.#added.push(`${name}${params}:${value}`);
    } else if (value === "") {
      this.#remove(at);
    } else {
      this.#changed.set(at, `${headOf(this.#written.lines[at] as string)}:${value}`);
    }
  }

  setAll(name: string, value: string): void {
    const [first, ...others] = this.#written.parsed.flatMap((property, at) =>
      property?.name === name ? at : [],
    );
    for (const at of others) this.#remove(at);
    if (first === undefined) this.set(name, value);
    else if (value === "") this.#remove(first);
    else this.#changed.set(first, `${headOf(this.#written.lines[first] as string)}:${value}`);
  }

  /** A company with the departments that stand behind it. */
  organization(company: string): string {
    const [, ...departments] = splitUnescaped(this.#written.parsed[this.#find("ORG")]?.raw ?? "", ";");
    return departments.some(Boolean) ? [company, ...departments].join(";") : company;
  }

  lines(): string[] {
    const kept = this.#written.lines.flatMap(
      (line, at) => this.#changed.get(at) ?? (this.#changed.has(at) ? [] : line),
    );
    return [...kept.slice(0, -1), ...this.#added, ...kept.slice(-1)];
  }

  #find(name: string): number {
    const property = firstOf(this.#written.card, name);
    return property ? this.#written.parsed.indexOf(property) : -1;
  }

  /** With the label that belongs to it. */
  #remove(at: number): void {
    this.#changed.set(at, null);
    const group = this.#written.parsed[at]?.group;
    if (!group) return;
    for (const [other, property] of this.#written.parsed.entries()) {
      if (property?.group === group && property.name === "X-ABLABEL") this.#changed.set(other, null);
    }
  }
}

/** Of how the old value was written nothing is true of the new one. */
const OF_THE_VALUE = /^(?:CHARSET|ENCODING|VALUE)=/i;

function headOf(line: string): string {
  const [name = "", ...params] = splitUnquoted(line.slice(0, unquotedIndex(line, ":")), ";");
  return [name, ...params.filter((param) => !OF_THE_VALUE.test(param.trim()))].join(";");
}
