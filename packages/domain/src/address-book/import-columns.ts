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
function isRepeatable(field: ImportField | null): boolean {
  return field === "email" || field === "phone" || field === "note" || field === "tags";
}

/**
 * The headings of the tables that Google, Outlook, LinkedIn and HubSpot export (Apple exports contact files alone), as
 * `headingKey` writes them. Null: none of our fields, however much it looks like one.
 */
const KNOWN: readonly (readonly [ImportField | null, string])[] = [
  ["firstName", "first name|given name"],
  ["lastName", "last name|family name"],
  // Google, up to 2023 with a "Name" beside its parts.
  ["name", "name"],
  ["email", "e-mail # - value"],
  ["phone", "phone # - value"],
  ["company", "organization name|organization # - name"],
  ["role", "organization title|organization # - title"],
  ["tags", "labels|group membership"],
  [
    null,
    "name prefix|name suffix|initials|nickname|short name|maiden name|file as|additional name|middle name",
  ],
  [null, "organization department|organization # - department|organization # - job description|yomi name"],
  [null, "given name yomi|additional name yomi|family name yomi|phonetic first name|phonetic middle name"],
  [null, "phonetic last name|organization # - type|organization # - yomi name|organization # - symbol"],
  [
    null,
    "organization # - location|e-mail # - label|e-mail # - type|phone # - label|phone # - type|occupation",
  ],
  [null, "event # - label|event # - type|event # - value|location|subject|directory server|photo|birthday"],
  // Outlook and Outlook.com. Its "Title" is "Dr.".
  ["email", "e-mail address|e-mail # address"],
  ["phone", "mobile phone|primary phone|business phone|business phone #|home phone|home phone #|other phone"],
  ["phone", "car phone|company main phone|radio phone"],
  ["company", "company"],
  ["role", "job title"],
  ["note", "notes"],
  ["tags", "categories"],
  [
    null,
    "suffix|department|e-mail type|e-mail # type|e-mail display name|e-mail # display name|company yomi",
  ],
  [null, "given yomi|surname yomi|assistant's phone|assistant's name|manager's name|business fax|home fax"],
  [null, "other fax|pager|telex|tty/tdd phone|callback|isdn|government id number|organizational id number"],
  [null, "office location|profession|keywords|internet free busy|web page|personal web page|im address"],
  // LinkedIn.
  ["email", "email address"],
  ["role", "position"],
  [null, "connected on|url"],
  // HubSpot.
  ["email", "email|work email|additional email addresses"],
  ["phone", "phone number|mobile phone number"],
  ["company", "company name|associated company|primary company"],
  [
    null,
    "record id|record id - contact|contact owner|email domain|fax number|associated company ids|create date",
  ],
  [null, "primary associated company id|associated note|associated note ids|lead status|lifecycle stage"],
];

const KNOWN_FIELDS = new Map(
  KNOWN.flatMap(([field, keys]) => keys.split("|").map((key) => [key, field] as const)),
);

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
  const known = KNOWN_FIELDS.get(key);
  if (known !== undefined) return known;
  if (NO_FIELD.test(key)) return null;
  return GUESSES.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}

/** The column becomes this field. Most fields come from one column: another that had it is left out. */
export function withColumn(
  fields: readonly (ImportField | null)[],
  place: number,
  field: ImportField | null,
): (ImportField | null)[] {
  return fields.map((other, at) => {
    if (at === place) return field;
    return other === field && !isRepeatable(field) ? null : other;
  });
}

/** Fields as `readColumns` reads them. */
export function writeColumns(fields: readonly (ImportField | null)[]): string {
  return fields.map((field) => field ?? "").join(",");
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
  return cells.filter((cell) => KNOWN_FIELDS.get(headingKey(cell))).length > 1;
}

/** Without case, accents and numbers: "E-mail 2 - Value" is "e-mail # - value". */
function headingKey(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .replace(/\d+/g, "#")
    .replaceAll("\u2019", "'")
    .trim();
}
