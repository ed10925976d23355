import { headingKey, knownField } from "./import-headings.ts";

/** What a column of a .csv can be taken for. A first and a last name become the name. */
export const IMPORT_FIELDS = [
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "role",
  "met",
  "note",
  "tags",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Whether several columns of a table can hold it: all of their values are kept. */
export function isRepeatable(field: ImportField | null): boolean {
  return field === "email" || field === "phone" || field === "note" || field === "tags";
}

/** What headings of other address books are guessed by; the first that fits wins. */
const GUESSES: readonly (readonly [ImportField, RegExp])[] = [
  ["name", /nome e cognome|nombre y apellido|vor ?(und|-) ?nachname|prenom et nom|first and last name/],
  ["email", /e-?mail|posta elettronica|correo|courriel/],
  ["phone", /phone|mobile|\btel|telefon|cell|handy|numero/],
  ["firstName", /first ?name|given ?name|vorname|prenom|\bnome\b|nombre|fornavn/],
  ["lastName", /last ?name|family ?name|surname|nachname|cognome|apellido|nom de famille|efternavn/],
  ["company", /company|organi[sz]ation|firma|azienda|societ|empresa|entreprise|employer/],
  ["role", /job title|role|position|job|beruf|funktion|ruolo|cargo|fonction|poste\b/],
  ["met", /where .*met|met at|event|place|ort\b|luogo/],
  ["note", /\bnot[ae]|comment|remark|bemerkung|notiz|appunti|osservazion|observacion/],
  ["tags", /tag|label|group|categor|gruppe|etichett/],
  ["name", /^(full ?|display ?)?name$|^contact$|nome completo|nom complet/],
];

/** Headings that look like one of ours and are none. Of the two notes in our own tables the owner's is the note. */
const NO_FIELD =
  /note they left|phonetic|yomi|suffix|prefix|additional|middle|nickname|\btype?\b|file as|maiden|\blabel$|department|fax|domain|display|anzeige|bounce|owner|\bids?\b|\bdate\b/;

/** A field for each heading; null for a column to leave out. */
export function guessColumns(headings: readonly string[]): (ImportField | null)[] {
  const keys = headings.map(headingKey);
  const taken = new Set<ImportField | null>();
  const fields = keys.map((key) => {
    const field = fieldOf(key);
    if (taken.has(field) && !isRepeatable(field)) return null;
    taken.add(field);
    return field;
  });
  // Beside a job title it is "Dr."; alone it is what somebody does.
  const title = keys.findIndex((key) => /^titl?el?$/.test(key));
  return taken.has("role") ? fields : fields.map((field, at) => (at === title ? "role" : field));
}

function fieldOf(key: string): ImportField | null {
  const known = knownField(key);
  if (known !== undefined) return known;
  if (NO_FIELD.test(key)) return null;
  return GUESSES.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}

/** "name,email,,phone" as fields; null when it does not fit the columns, names an unknown one, or one twice that people have once. */
export function readColumns(written: string, columns: number): (ImportField | null)[] | null {
  const parts = written.split(",");
  if (parts.length !== columns) return null;
  const fields: (ImportField | null)[] = [];
  for (const part of parts) {
    const field = IMPORT_FIELDS.find((name) => name === part) ?? null;
    if (field === null && part !== "") return null;
    if (field !== null && fields.includes(field) && !isRepeatable(field)) return null;
    fields.push(field);
  }
  return fields;
}

/** Without one of these nobody can be told apart. */
export function canNamePeople(fields: readonly (ImportField | null)[]): boolean {
  return (["name", "firstName", "lastName", "email", "phone"] as const).some((field) =>
    fields.includes(field),
  );
}

/** Tables that begin with lines of explanation have their headings further down. */
export function hasHeadings(cells: readonly string[]): boolean {
  return cells.filter((cell) => knownField(headingKey(cell))).length > 1;
}
