import type { PlanFeatures } from "../billing/plan.rules.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { readSides, type SidesDraft } from "./card-sides.rules.ts";
import type { CardSides } from "./card-sides.ts";
import { type CardNeeds, readSideTexts, type SideTexts, titleProblem } from "./card-text.rules.ts";
import { readChannelValue } from "./channel-value.ts";
import { CHANNELS, type ChannelKey, channelOf } from "./channels.ts";
import { type Contacts, canonicalKey } from "./contacts.ts";
import { imageProblem } from "./image.rules.ts";
import { oneLine } from "./text.rules.ts";
import { DEFAULT_THEME, isThemeKey, type ThemeKey } from "./themes.ts";

/** Marked with an asterisk in the wizard. */
export const REQUIRED_CHANNELS = ["phonenumber", "email", "sms"] as const satisfies readonly ChannelKey[];

/** A card as typed. Nothing in it has been checked; contacts may have any shape. */
export type CardDraft = SideTexts &
  SidesDraft & {
    /** A data URL, or the URL of the stored image. */
    readonly profilepic: string;
    readonly logo: string | null;
    readonly color: string;
    readonly contacts: Readonly<Record<string, unknown>>;
  };

/** A card that may be stored: every value is valid and normalized. */
export type ValidCard = SideTexts &
  CardSides & {
    /** Empty where a card may lack it. */
    readonly profilepic: string;
    readonly logo: string | null;
    readonly color: ThemeKey;
    readonly contacts: Contacts;
  };

/** Problems by field, such as `fullname` or `contacts.email`. The toast shows the first one. */
export type CardProblems = Readonly<Record<string, string>>;

export type CardResult = { readonly card: ValidCard } | { readonly problems: CardProblems };

/**
 * The only rules for a valid card, in the order in which problems are reported. What the plan does not include is
 * dropped without being checked.
 */
export function readCard(
  typed: CardDraft,
  features: PlanFeatures,
  needs: CardNeeds = "everything",
): CardResult {
  const problems: Record<string, string> = {};
  function report(field: string, problem: string | null): void {
    if (problem) problems[field] ??= problem;
  }

  const texts = readSideTexts(typed, report, needs);
  if (typed.profilepic !== "") report("profilepic", imageProblem(typed.profilepic));
  else if (needs === "everything") report("profilepic", TEXT.profilepicRequired);
  const contacts = readContactFields(typed.contacts, features, report, needs);
  const logo = features.logo && typed.logo ? typed.logo : null;
  if (logo) report("logo", imageProblem(logo));
  const color = features.colour ? typed.color : DEFAULT_THEME;
  const sides = readSides(typed, contacts, features, report, needs);
  if (!isThemeKey(color)) return { problems: { ...problems, color: TEXT.colorUnknown } };

  if (Object.keys(problems).length > 0) return { problems };
  return {
    card: { ...texts, ...sides, profilepic: typed.profilepic, logo, color, contacts },
  };
}

export function readContactFields(
  typed: Readonly<Record<string, unknown>>,
  features: PlanFeatures,
  report: (field: string, problem: string | null) => void,
  needs: CardNeeds,
): Contacts {
  const entries = new Map<string, unknown>();
  for (const [key, entry] of Object.entries(typed)) {
    const canonical = canonicalKey(key);
    // The current key takes precedence over a former one.
    if (canonical === key || !entries.has(canonical)) entries.set(canonical, entry);
  }
  const contacts: Contacts = {};
  for (const { key } of CHANNELS) {
    const entry = features.channel(key) ? readEntry(entries.get(key)) : EMPTY;
    if (entry === null) {
      report(`contacts.${key}`, TEXT.channelUnreadable);
    } else if (entry.value === "") {
      report(`contacts.${key}`, needs === "everything" ? requiredText(key) : null);
    } else {
      const result = readChannelValue(key, entry.value);
      if ("problem" in result) report(`contacts.${key}`, result.problem);
      else contacts[key] = { value: result.value, ...(entry.title !== "" && { title: entry.title }) };
      report(`contacts.${key}`, titleProblem(entry.title));
    }
  }
  for (const key of entries.keys()) if (!channelOf(key)) report(`contacts.${key}`, TEXT.channelUnknown);
  return contacts;
}

const EMPTY = { value: "", title: "" };

/** Null when it has not the shape of an entry. */
function readEntry(entry: unknown): { value: string; title: string } | null {
  if (entry === undefined || entry === null) return EMPTY;
  if (typeof entry !== "object") return null;
  const { value = "", title } = entry as { value?: unknown; title?: unknown };
  if (typeof value !== "string" || typeof (title ?? "") !== "string") return null;
  if (title && !(title as string).isWellFormed()) return null;
  // A value of only invisible characters counts as empty, so that it does not satisfy a required channel.
  return {
    value: oneLine(value) === "" ? "" : value,
    title: oneLine((title as string | null | undefined) ?? ""),
  };
}

const REQUIRED_TEXTS: Readonly<Record<(typeof REQUIRED_CHANNELS)[number], string>> = {
  phonenumber: TEXT.phonenumberRequired,
  email: TEXT.emailRequired,
  sms: TEXT.smsRequired,
};

function requiredText(key: ChannelKey): string | null {
  const required = REQUIRED_CHANNELS.find((channel) => channel === key);
  return required ? REQUIRED_TEXTS[required] : null;
}
