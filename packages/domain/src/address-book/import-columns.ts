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

/** Each field of a column's heading, in the words of common address books; the first that fits wins. */
const HEADINGS: readonly (readonly [ImportField, RegExp])[] = [
  ["name", /nome e cognome|nombre y apellido|vor ?(und|-) ?nachname|prenom et nom|first and last name/],
  ["email", /e-?mail|posta elettronica|correo|courriel/],
  ["phone", /phone|mobile|\btel|telefon|cell|handy|numero/],
  ["firstName", /first ?name|given ?name|vorname|prenom|\bnome\b|nombre|fornavn/],
  ["lastName", /last ?name|family ?name|surname|nachname|cognome|apellido|nom de famille|efternavn/],
  ["company", /company|organi[sz]ation|firma|azienda|societ|empresa|entreprise|employer/],
  ["role", /title|role|position|job|beruf|funktion|ruolo|cargo|fonction|poste\b/],
  ["met", /where .*met|met at|event|place|ort\b|luogo/],
  ["note", /\bnot[ae]|comment|remark|bemerkung|notiz|appunti|osservazion|observacion/],
  ["tags", /tag|label|group|categor|gruppe|etichett/],
  ["name", /^(full ?|display ?)?name$|^contact$|nome completo|nom complet/],
];

/** Headings that look like one of ours and are none. Of the two notes in our own tables the owner's is the note. */
const NO_FIELD =
  /note they left|phonetic|yomi|suffix|prefix|additional|middle|nickname|\btype\b|file as|maiden|\blabel$|department/;

/** A field for each heading, each at most once; null for a column to leave out. */
export function guessColumns(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const words = heading
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[_\s]+/g, " ")
      .trim();
    if (NO_FIELD.test(words) && !/^tags?$/.test(words)) return null;
    const field = HEADINGS.find(([each, pattern]) => !taken.has(each) && pattern.test(words))?.[0] ?? null;
    if (field) taken.add(field);
    return field;
  });
}

/** "name,email,,phone" as fields; null when it does not fit the columns, names an unknown one or one twice. */
export function readColumns(written: string, columns: number): (ImportField | null)[] | null {
  const parts = written.split(",");
  if (parts.length !== columns) return null;
  const fields: (ImportField | null)[] = [];
  for (const part of parts) {
    const field = IMPORT_FIELDS.find((name) => name === part) ?? null;
    if (field === null && part !== "") return null;
    if (field !== null && fields.includes(field)) return null;
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
