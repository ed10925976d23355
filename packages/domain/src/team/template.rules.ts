import { featuresOf } from "../billing/plan.rules.ts";
import { CARD_MESSAGES } from "../card/card.messages.ts";
import { type CardDraft, REQUIRED_CHANNELS, readContactFields, type ValidCard } from "../card/card.rules.ts";
import { BIO_MAX_CHARS, BIO_MAX_WORDS, TEXT_MAX_CHARS } from "../card/card-text.rules.ts";
import { readChannelOrder } from "../card/channel-order.ts";
import { CHANNELS, type Channel, type ChannelKey } from "../card/channels.ts";
import type { Contacts } from "../card/contacts.ts";
import { imageProblem } from "../card/image.rules.ts";
import type { LinkChoice } from "../card/link-only.ts";
import { countWords, oneLine, paragraphs } from "../card/text.rules.ts";
import { DEFAULT_THEME, isThemeKey, type ThemeKey } from "../card/themes.ts";
import { TEAM_MESSAGES as TEXT } from "./team.messages.ts";
import type { TemplateInput } from "./template.contract.ts";
import { fitsEnding, isTheirs, type Template, type TemplateChannel } from "./template.ts";

export const MAX_TEMPLATES = 50;
export const UNDO_MS = 30 * 24 * 60 * 60_000;
export const NAME_MAX_CHARS = 60;
const ENDING_MAX_CHARS = 100;
/** A team that has no plan yet keeps what belongs to one; its cards do not show it. */
const EVERYTHING = featuresOf("active");

type Problems = Readonly<Record<string, string>>;

/** As it is stored: every value valid and normalized, or the problems by field. */
export function readTemplate(typed: TemplateInput): { template: Template } | { problems: Problems } {
  const problems: Record<string, string> = {};
  const report = (field: string, problem: string | null) => {
    if (problem) problems[field] ??= problem;
  };
  const { logo, color, bio } = typed;
  if (logo.rule === "fixed" && logo.value) report("logo", imageProblem(logo.value));
  const line = (field: "companyname" | "occupation") => {
    const given = typed[field];
    if (given.rule === "theirs") return given;
    const value = oneLine(given.value);
    report(field, value.length > TEXT_MAX_CHARS ? CARD_MESSAGES.textTooLong : null);
    return { rule: "fixed", value } as const;
  };
  const theme = color.rule === "fixed" ? color.value : DEFAULT_THEME;
  if (!isThemeKey(theme)) report("color", CARD_MESSAGES.colorUnknown);
  const text = bio.rule === "fixed" ? paragraphs(bio.value) : "";
  report("bio", countWords(text) > BIO_MAX_WORDS ? CARD_MESSAGES.bioTooLong : null);
  report("bio", text.length > BIO_MAX_CHARS ? CARD_MESSAGES.bioTooManyChars : null);
  const texts = { companyname: line("companyname"), occupation: line("occupation") };
  const channels = readChannels(typed.channels, report);
  if (Object.keys(problems).length > 0 || !isThemeKey(theme)) return { problems };
  return {
    template: {
      photo: typed.photo,
      logo: logo.rule === "fixed" ? { rule: "fixed", value: logo.value || null } : logo,
      color: color.rule === "fixed" ? { rule: "fixed", value: theme } : color,
      companyname: texts.companyname,
      occupation: texts.occupation,
      bio: bio.rule === "fixed" ? { rule: "fixed", value: text } : bio,
      channels,
      channelOrder: readChannelOrder(typed.channelOrder),
      exchange: typed.exchange,
      indexable: typed.indexable,
    },
  };
}

function readChannels(
  typed: TemplateInput["channels"],
  report: (field: string, problem: string | null) => void,
): Template["channels"] {
  const fixed = Object.entries(typed).filter(([, channel]) => channel.rule === "fixed");
  const contacts = readContactFields(Object.fromEntries(fixed), EVERYTHING, report, "name");
  const channels: Partial<Record<ChannelKey, TemplateChannel>> = {};
  const given = new Map(Object.entries(typed));
  for (const channel of CHANNELS) {
    const { key } = channel;
    const entry = given.get(key);
    if (entry?.rule === "theirs") {
      const ending = oneLine(entry.ending ?? "");
      report(`contacts.${key}`, endingProblem(channel, ending));
      channels[key] = { rule: "theirs", ...(ending && { ending }) };
    } else if (entry) {
      const contact = contacts[key];
      if (contact) channels[key] = { rule: "fixed", ...contact };
      else report(`contacts.${key}`, TEXT.valueMissing);
    } else if ((REQUIRED_CHANNELS as readonly string[]).includes(key)) channels[key] = { rule: "theirs" };
  }
  for (const key of given.keys()) {
    if (!CHANNELS.some((channel) => channel.key === key))
      report(`contacts.${key}`, CARD_MESSAGES.channelUnknown);
  }
  return channels;
}

/** Numbers and postal addresses have no common ending that says anything. */
export function mayHaveEnding({ link }: Pick<Channel, "link">): boolean {
  return link.kind !== "phone" && link.kind !== "whatsapp" && link.kind !== "postal";
}

function endingProblem(channel: Channel, ending: string): string | null {
  if (ending === "") return null;
  return mayHaveEnding(channel) && ending.length <= ENDING_MAX_CHARS ? null : TEXT.endingInvalid;
}

/** What a person sent for their card that is not theirs to say, by field. Sending what is fixed as it is, is fine. */
export function fixedFieldProblems(
  sent: Omit<CardDraft, "profilepic"> & {
    profilepic: string | null;
    channelOrder?: readonly string[] | undefined;
    linkOnly?: LinkChoice | undefined;
  },
  shown: Omit<ValidCard, "profilepic"> & { profilepic: string | null },
  template: Template,
): Problems {
  const problems: Record<string, string> = {};
  const refuse = (field: string, isSame: boolean) => {
    if (!isTheirs(template, field) && !isSame) problems[field] = TEXT.fieldFixed;
  };
  const isKept = (typed: string | null, value: string | null) => !typed || typed === (value ?? "");
  refuse("profilepic", isKept(sent.profilepic, shown.profilepic));
  refuse("logo", isKept(sent.logo, shown.logo));
  // The default of a call that names no colour.
  refuse("color", sent.color === DEFAULT_THEME || sent.color === shown.color);
  refuse("companyname", isKept(oneLine(sent.companyname), shown.companyname));
  refuse("occupation", isKept(oneLine(sent.occupation), shown.occupation));
  refuse("bio", isKept(paragraphs(sent.bio), shown.bio));
  for (const [key, entry] of Object.entries(sent.contacts)) {
    const { value, title } = (entry ?? {}) as { value?: unknown; title?: unknown };
    const contact = shown.contacts[key as ChannelKey];
    const isSame =
      !value || (value === contact?.value && (!title || oneLine(String(title)) === (contact?.title ?? "")));
    refuse(`contacts.${key}`, isSame);
  }
  for (const key of Object.keys(sent.linkOnly ?? {})) refuse(`contacts.${key}`, false);
  return problems;
}

/** The values of a person that do not end as the template wants it, by field. */
export function endingProblems(contacts: Contacts, endings: Readonly<Record<string, string>>): Problems {
  const problems: Record<string, string> = {};
  for (const [key, contact] of Object.entries(contacts)) {
    const ending = endings[key] ?? "";
    if (fitsEnding(contact.value, ending)) continue;
    problems[`contacts.${key}`] = key === "email" ? TEXT.emailEnding({ ending }) : TEXT.ending({ ending });
  }
  return problems;
}

/** What was sent for a card, without what is not the person's own. */
export function onlyTheirs<Draft extends CardDraft>(sent: Draft, isOwn: (field: string) => boolean): Draft {
  const own = (field: "logo" | "companyname" | "occupation" | "bio" | "profilepic") =>
    isOwn(field) ? sent[field] : "";
  return {
    ...sent,
    profilepic: own("profilepic"),
    logo: own("logo") || null,
    color: isOwn("color") ? sent.color : DEFAULT_THEME,
    companyname: own("companyname"),
    occupation: own("occupation"),
    bio: own("bio"),
    contacts: Object.fromEntries(Object.entries(sent.contacts).filter(([key]) => isOwn(`contacts.${key}`))),
  };
}

/** What is stored of a card after a save: what is theirs as it was sent, and what the template hides as it was. */
export function keptBehind<Card extends ValidCard>(
  changes: Card,
  stored: ValidCard,
  template: Template,
): Card {
  const pick = <Field extends "logo" | "color" | "companyname" | "occupation" | "bio" | "profilepic">(
    field: Field,
  ) => (isTheirs(template, field) ? changes[field] : stored[field]);
  const hidden = Object.entries(stored.contacts).filter(([key]) => !isTheirs(template, `contacts.${key}`));
  return {
    ...changes,
    profilepic: pick("profilepic"),
    logo: pick("logo"),
    color: pick("color"),
    companyname: pick("companyname"),
    occupation: pick("occupation"),
    bio: pick("bio"),
    contacts: { ...Object.fromEntries(hidden), ...changes.contacts },
  };
}

/** The fields in which two templates differ, named as problems name them. */
export function changedFields(one: Template, other: Template): string[] {
  const plain = [
    "photo",
    "logo",
    "color",
    "companyname",
    "occupation",
    "bio",
    "channelOrder",
    "exchange",
  ] as const;
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const fields: string[] = [...plain, "indexable" as const].filter(
    (field) => !isSame(one[field], other[field]),
  );
  const channels = CHANNELS.filter(({ key }) => !isSame(one.channels[key], other.channels[key]));
  return [...fields, ...channels.map(({ key }) => `contacts.${key}`)];
}

/** The first template of a team: a card with logo, colour, company and website fixed, the rest theirs. */
export function templateOfCard(card: {
  logo: string | null;
  color: ThemeKey;
  companyname: string;
  contacts: Contacts;
  exchange?: boolean | undefined;
}): Template {
  const theirs = { rule: "theirs" } as const;
  const website = card.contacts.website;
  const channels = CHANNELS.filter(
    ({ key }) => card.contacts[key] || (REQUIRED_CHANNELS as readonly string[]).includes(key),
  ).map(({ key }) => [key, theirs] as const);
  return {
    photo: "theirs",
    logo: { rule: "fixed", value: card.logo },
    color: { rule: "fixed", value: card.color },
    companyname: { rule: "fixed", value: card.companyname },
    occupation: theirs,
    bio: theirs,
    channels: {
      ...Object.fromEntries(channels),
      ...(website && { website: { rule: "fixed", ...website } as const }),
    },
    channelOrder: [],
    exchange: card.exchange === true,
    indexable: false,
  };
}
