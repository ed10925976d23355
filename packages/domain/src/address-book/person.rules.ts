import { readPhoneNumber } from "../card/phone-number.ts";
import { oneLine, paragraphs } from "../card/text.rules.ts";
import { DETAILS_LINE_MAX, isEmail, lengthOf } from "../exchange/exchange.rules.ts";
import { PERSON_MESSAGES as TEXT } from "./person.messages.ts";

export const PEOPLE_PER_PAGE = 50;
/** What an owner can add or import, on every plan. Details that visitors leave are taken beyond it. */
export const PEOPLE_MAX = 10_000;
/** Details left on a card stop here. */
export const PEOPLE_HARD_MAX = 100_000;
export const OWN_NOTE_MAX = 2_000;
export const MET_MAX = 60;
export const TAG_MAX = 30;
export const TAGS_MAX_PER_PERSON = 20;
export const QUERY_MAX = 200;
/** How long a deletion can be taken back. */
export const PERSON_UNDO_MS = 10_000;

/** Of the page of contacts: who is open. */
export const PERSON_PARAMETER = "person";

export function personPagePath(personid: string): string {
  return `/contacts?${PERSON_PARAMETER}=${personid}`;
}

/** As an owner typed it. */
export type PersonDraft = Readonly<
  Record<"name" | "email" | "phone" | "company" | "role" | "met" | "ownNote", string> & {
    tags: readonly string[];
  }
>;
/** Every value in its one stored form; empty where there is none. */
export type PersonFields = PersonDraft;
export type PersonField = keyof PersonDraft;
export type PersonProblems = Readonly<Partial<Record<PersonField, string>>>;

export const EMPTY_PERSON: PersonFields = {
  name: "",
  email: "",
  phone: "",
  company: "",
  role: "",
  met: "",
  ownNote: "",
  tags: [],
};

/** Checks what is present; an absent field is neither wrong nor part of the result. */
export function readPersonFields(draft: Partial<PersonDraft>): {
  fields: Partial<PersonFields>;
  problems: PersonProblems;
} {
  const problems: Partial<Record<PersonField, string>> = {};
  const fields: { -readonly [Field in PersonField]?: PersonFields[Field] } = {};
  for (const [field, max] of LINES) {
    const typed = draft[field];
    if (typed === undefined) continue;
    const line = oneLine(typed.toWellFormed());
    fields[field] = line;
    if (lengthOf(line) > max) problems[field] = TEXT.tooLong({ max });
  }
  if (fields.name === "") problems.name = TEXT.nameRequired;
  if (draft.email !== undefined) {
    fields.email = oneLine(draft.email.toWellFormed()).toLowerCase();
    if (fields.email !== "" && !isEmail(fields.email)) problems.email = TEXT.emailInvalid;
  }
  if (draft.phone !== undefined) {
    const typed = oneLine(draft.phone.toWellFormed());
    fields.phone = typed === "" ? "" : (readPhoneNumber(typed)?.value ?? "");
    if (typed !== "" && fields.phone === "") problems.phone = TEXT.phoneInvalid;
  }
  if (draft.ownNote !== undefined) {
    fields.ownNote = paragraphs(draft.ownNote.toWellFormed());
    if (lengthOf(fields.ownNote) > OWN_NOTE_MAX) problems.ownNote = TEXT.tooLong({ max: OWN_NOTE_MAX });
  }
  if (draft.tags !== undefined) {
    fields.tags = readTags(draft.tags);
    if (fields.tags.length > TAGS_MAX_PER_PERSON) problems.tags = TEXT.tooManyTags;
    if (fields.tags.some((tag) => lengthOf(tag) > TAG_MAX)) problems.tags = TEXT.tooLong({ max: TAG_MAX });
  }
  return { fields, problems };
}

const LINES = [
  ["name", DETAILS_LINE_MAX],
  ["company", DETAILS_LINE_MAX],
  ["role", DETAILS_LINE_MAX],
  ["met", MET_MAX],
] as const;

/** Without blank ones and repeats; "Press" and "press" are one tag, as it was typed first. */
export function readTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of typed) {
    const tag = oneLine(text.toWellFormed());
    if (tag !== "" && !tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  }
  return [...tags.values()];
}

export function tagKey(tag: string): string {
  return tag.normalize("NFKC").toLowerCase();
}

/** By which two people are the same: digits with their country code; empty without a number. */
export function phoneKey(phone: string): string {
  return (readPhoneNumber(phone)?.digits ?? "").replace(/\D/g, "");
}
