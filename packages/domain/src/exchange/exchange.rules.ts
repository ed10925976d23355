import { readPhoneNumber } from "../card/phone-number.ts";
import { oneLine, paragraphs } from "../card/text.rules.ts";
import { EXCHANGE_MESSAGES as TEXT } from "./exchange.messages.ts";

/** Of names, companies and roles, as on a card. */
export const DETAILS_LINE_MAX = 80;
export const DETAILS_NOTE_MAX = 500;
const EMAIL_MAX_CHARS = 254;
/** The same as Zod's, which is too large for the script of a card. */
const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** Faster than this nobody fills in a form. */
export const FORM_MIN_MS = 2_000;
/** A form that was left open for longer has to be sent once more. */
export const FORM_MAX_AGE_MS = 24 * 60 * 60_000;

export type DetailsField = "name" | "email" | "phone" | "company" | "role" | "note";

/** As somebody typed them, not checked. */
export type DetailsDraft = Readonly<Record<DetailsField, string>>;

/** Who somebody is, every value in its one stored form; empty where there is none. */
export type Details = Readonly<Record<DetailsField, string>>;

export type DetailsProblems = Readonly<Partial<Record<DetailsField, string>>>;

/** The one set of rules for what a visitor leaves: pages call it before they send, the server before it stores. */
export function readDetails(
  draft: DetailsDraft,
): { details: Details; problems: null } | { details: null; problems: DetailsProblems } {
  const problems: Partial<Record<DetailsField, string>> = {};
  const details = {
    name: oneLine(draft.name.toWellFormed()),
    email: oneLine(draft.email.toWellFormed()).toLowerCase(),
    phone: oneLine(draft.phone.toWellFormed()),
    company: oneLine(draft.company.toWellFormed()),
    role: oneLine(draft.role.toWellFormed()),
    note: paragraphs(draft.note.toWellFormed()),
  };
  if (details.name === "") problems.name = TEXT.nameRequired;
  for (const field of ["name", "company", "role"] as const) {
    if (lengthOf(details[field]) > DETAILS_LINE_MAX) problems[field] = TEXT.tooLong;
  }
  if (lengthOf(details.note) > DETAILS_NOTE_MAX) problems.note = TEXT.noteTooLong;
  if (details.email !== "" && !isEmail(details.email)) problems.email = TEXT.emailInvalid;
  if (details.email === "" && details.phone === "") problems.email = TEXT.wayRequired;
  if (details.phone !== "") {
    const phone = readPhoneNumber(details.phone);
    if (phone) details.phone = phone.value;
    else problems.phone = TEXT.phoneInvalid;
  }
  return Object.keys(problems).length > 0 ? { details: null, problems } : { details, problems: null };
}

/** Expects lower case. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_CHARS && EMAIL.test(value);
}

/** In characters as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

const HAS_CAPITAL = /^\p{Lu}/u;

/** "Giulia" of "Giulia Ferrante". Longer names, and those of scripts without capitals, are not cut. */
export function shortName(fullname: string): string {
  const words = oneLine(fullname).split(" ");
  const [first = ""] = words;
  const isCut = (words.length === 2 || words.length === 3) && HAS_CAPITAL.test(first);
  return isCut ? first : words.join(" ");
}
