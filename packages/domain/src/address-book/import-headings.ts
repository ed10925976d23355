import type { ImportField } from "./import-columns.ts";

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

const FIELDS = new Map(KNOWN.flatMap(([field, keys]) => keys.split("|").map((key) => [key, field] as const)));

/** Undefined for a heading that none of these programs writes. */
export function knownField(key: string): ImportField | null | undefined {
  return FIELDS.get(key);
}

/** Without case, accents and numbers: "E-mail 2 - Value" is "e-mail # - value". */
export function headingKey(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .replace(/\d+/g, "#")
    .replaceAll("\u2019", "'")
    .trim();
}
