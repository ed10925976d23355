import type { PlanFeatures } from "../billing/plan.rules.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { readChannelValue } from "./channel-value.ts";
import { CHANNELS, type ChannelKey, channelOf } from "./channels.ts";
import { type Contacts, canonicalKey } from "./contacts.ts";
import { imageProblem } from "./image.rules.ts";
import { countWords, oneLine, paragraphs } from "./text.rules.ts";
import { DEFAULT_THEME, isThemeKey, type ThemeKey } from "./themes.ts";

export const BIO_MAX_WORDS = 100;
const BIO_MAX_CHARS = 1_000;
const TEXT_MAX_CHARS = 80;
export const TITLE_MAX_CHARS = 50;
/** What nobody's card may lack; their page marks them with an asterisk. */
export const REQUIRED_CHANNELS = ["phonenumber", "email", "sms"] as const satisfies readonly ChannelKey[];

/** A card as somebody typed it. Contacts are whatever arrived: nothing about them has been checked. */
export type CardDraft = {
  readonly fullname: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly bio: string;
  /** A data URL, or the address that was loaded. */
  readonly profilepic: string;
  readonly logo: string | null;
  readonly color: string;
  readonly contacts: Readonly<Record<string, unknown>>;
};

/** A card that may be stored: every value in its one clean form. */
export type ValidCard = {
  readonly fullname: string;
  readonly occupation: string;
  readonly companyname: string;
  readonly bio: string;
  readonly profilepic: string;
  readonly logo: string | null;
  readonly color: ThemeKey;
  readonly contacts: Contacts;
};

/** What is wrong, by field: `fullname`, `contacts.email`. The first one is what a toast says. */
export type CardProblems = Readonly<Record<string, string>>;

export type CardReading = { readonly card: ValidCard } | { readonly problems: CardProblems };

/**
 * The one set of rules for what a card must be, in the order in which mistakes are told. What the plan does not open
 * is left out unread, whatever was sent.
 */
export function readCard(typed: CardDraft, features: PlanFeatures): CardReading {
  const problems: Record<string, string> = {};
  function note(field: string, problem: string | null): void {
    if (problem) problems[field] ??= problem;
  }
  function line(field: "fullname" | "occupation" | "companyname"): string {
    const text = oneLine(typed[field]);
    note(field, text === "" ? TEXT[`${field}Required`] : null);
    note(field, text.length > TEXT_MAX_CHARS ? TEXT.textTooLong : null);
    return text;
  }

  const fullname = line("fullname");
  const occupation = line("occupation");
  const companyname = line("companyname");
  const bio = paragraphs(typed.bio);
  note("bio", bioProblem(bio));
  note("profilepic", typed.profilepic === "" ? TEXT.profilepicRequired : imageProblem(typed.profilepic));
  const contacts = readContactFields(typed.contacts, features, note);
  const logo = features.logo && typed.logo ? typed.logo : null;
  if (logo) note("logo", imageProblem(logo));
  const color = features.colour ? typed.color : DEFAULT_THEME;
  if (!isThemeKey(color)) return { problems: { ...problems, color: TEXT.colorUnknown } };

  if (Object.keys(problems).length > 0) return { problems };
  return {
    card: { fullname, occupation, companyname, bio, profilepic: typed.profilepic, logo, color, contacts },
  };
}

export function bioProblem(bio: string): string | null {
  if (bio.trim() === "") return TEXT.bioRequired;
  if (countWords(bio) > BIO_MAX_WORDS) return TEXT.bioTooLong;
  return bio.length > BIO_MAX_CHARS ? TEXT.bioTooManyChars : null;
}

function readContactFields(
  typed: Readonly<Record<string, unknown>>,
  features: PlanFeatures,
  note: (field: string, problem: string | null) => void,
): Contacts {
  const given = new Map<string, unknown>();
  for (const [key, entry] of Object.entries(typed)) {
    const canonical = canonicalKey(key);
    // An older name never wins over the channel's own.
    if (canonical === key || !given.has(canonical)) given.set(canonical, entry);
  }
  const contacts: Contacts = {};
  for (const { key } of CHANNELS) {
    const entry = features.channel(key) ? readEntry(given.get(key)) : EMPTY;
    if (entry === null) {
      note(`contacts.${key}`, TEXT.channelUnreadable);
    } else if (entry.value === "") {
      note(`contacts.${key}`, requiredText(key));
    } else {
      const reading = readChannelValue(key, entry.value);
      if ("problem" in reading) note(`contacts.${key}`, reading.problem);
      else contacts[key] = { value: reading.value, ...(entry.title !== "" && { title: entry.title }) };
      if (entry.title.length > TITLE_MAX_CHARS) note(`contacts.${key}`, TEXT.titleTooLong);
    }
  }
  for (const key of given.keys()) if (!channelOf(key)) note(`contacts.${key}`, TEXT.channelUnknown);
  return contacts;
}

const EMPTY = { value: "", title: "" };

/** Null when it is not a channel's entry at all. */
function readEntry(entry: unknown): { value: string; title: string } | null {
  if (entry === undefined || entry === null) return EMPTY;
  if (typeof entry !== "object") return null;
  const { value = "", title } = entry as { value?: unknown; title?: unknown };
  if (typeof value !== "string" || typeof (title ?? "") !== "string") return null;
  if (title && !(title as string).isWellFormed()) return null;
  // A value of invisible signs alone is none, or it would count as given where one is required.
  return {
    value: oneLine(value) === "" ? "" : value,
    title: oneLine((title as string | null | undefined) ?? ""),
  };
}

function requiredText(key: ChannelKey): string | null {
  const required = REQUIRED_CHANNELS.find((channel) => channel === key);
  return required ? TEXT[`${required}Required`] : null;
}
