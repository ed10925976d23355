import type { SecondSide } from "../card/card-sides.ts";
import type { ChannelKey } from "../card/channels.ts";
import type { Contact, Contacts } from "../card/contacts.ts";
import { imageUrl } from "../card/image.rules.ts";
import type { LinkOnlyContacts } from "../card/link-only.ts";
import type { ThemeKey } from "../card/themes.ts";

/** The same on all cards of a template, or each person's own. */
export type TemplateField<Value> =
  | { readonly rule: "fixed"; readonly value: Value }
  | { readonly rule: "theirs" };

/** A channel that a template does not name is not used on its cards. */
export type TemplateChannel =
  | { readonly rule: "fixed"; readonly value: string; readonly title?: string | undefined }
  /** What a person enters has to end like this; absent where anything is taken. */
  | { readonly rule: "theirs"; readonly ending?: string | undefined };

/** A card of a team, from which those of its people are made. */
export type Template = {
  readonly photo: "theirs" | "none";
  readonly logo: TemplateField<string | null>;
  readonly color: TemplateField<ThemeKey>;
  readonly companyname: TemplateField<string>;
  readonly occupation: TemplateField<string>;
  readonly bio: TemplateField<string>;
  readonly channels: Partial<Record<ChannelKey, TemplateChannel>>;
  /** Empty: each person's own. */
  readonly channelOrder: readonly ChannelKey[];
  readonly exchange: boolean;
  readonly indexable: boolean;
};

/** The fields of a template beside its channels. */
export const TEMPLATE_FIELDS = ["logo", "color", "companyname", "occupation", "bio"] as const;

/** As it is stored: the logo, which is a picture, beside the other fields. */
export function storedTemplate(fields: string, logo: string | null): Template {
  const template = JSON.parse(fields) as Template;
  if (template.logo.rule === "theirs" || logo === null) return template;
  return { ...template, logo: { rule: "fixed", value: imageUrl(logo) } };
}

type Own = {
  readonly profilepic: string | null;
  readonly logo: string | null;
  readonly color: ThemeKey;
  readonly companyname: string;
  readonly occupation: string;
  readonly bio: string;
  readonly contacts: Contacts;
  readonly linkOnlyContacts?: LinkOnlyContacts | undefined;
  readonly channelOrder?: readonly string[] | undefined;
  readonly secondSide?: SecondSide | undefined;
  readonly exchange?: boolean | undefined;
  readonly indexable?: boolean | undefined;
};

/**
 * A template and a person put together: what everybody sees of a team card, in every representation, is made here when it is
 * read. `own` is what the card itself stores; what a template hides of that is kept there.
 */
export function withTemplate<Card extends Own>(own: Card, template: Template): Card {
  const contacts = contactsOf(own.contacts, template.channels);
  const { secondSide } = own;
  const order = template.channelOrder.length > 0 ? template.channelOrder : own.channelOrder;
  return {
    ...own,
    profilepic: template.photo === "none" ? null : own.profilepic,
    logo: shownValue(template.logo, own.logo),
    color: shownValue(template.color, own.color),
    companyname: shownValue(template.companyname, own.companyname),
    occupation: shownValue(template.occupation, own.occupation),
    bio: shownValue(template.bio, own.bio),
    contacts,
    linkOnlyContacts: own.linkOnlyContacts && linkOnlyOf(own.linkOnlyContacts, template.channels),
    secondSide: secondSide && sideOf(secondSide, template),
    channelOrder: order && [...order],
    exchange: template.exchange || undefined,
    indexable: template.indexable || undefined,
  };
}

function shownValue<Value>(field: TemplateField<Value>, own: Value): Value {
  return field.rule === "fixed" ? field.value : own;
}

function contactsOf(own: Contacts, channels: Template["channels"]): Contacts {
  const contacts: Contacts = {};
  for (const [key, channel] of Object.entries(channels) as [ChannelKey, TemplateChannel][]) {
    const contact = channel.rule === "fixed" ? fixedContact(channel) : own[key];
    if (contact && fitsEnding(contact.value, endingOf(channel))) contacts[key] = contact;
  }
  return contacts;
}

/** What a template fixes is for everybody. */
function linkOnlyOf(own: LinkOnlyContacts, channels: Template["channels"]): LinkOnlyContacts {
  const entries = Object.entries(own).filter(([key, { value }]) => {
    const channel = channels[key as ChannelKey];
    return channel?.rule === "theirs" && fitsEnding(value, endingOf(channel));
  });
  return Object.fromEntries(entries);
}

function fixedContact({ value, title }: { value: string; title?: string | undefined }): Contact {
  return { value, ...(title && { title }) };
}

/** What is fixed is so on both sides. */
function sideOf(side: SecondSide, { channels, companyname, occupation, bio }: Template): SecondSide {
  const isTheirs = (key: string) => channels[key as ChannelKey]?.rule === "theirs";
  const { address, titles, ...texts } = side;
  return {
    ...texts,
    companyname: shownValue(companyname, side.companyname),
    occupation: shownValue(occupation, side.occupation),
    bio: shownValue(bio, side.bio),
    ...(address && isTheirs("address") && { address }),
    titles: Object.fromEntries(Object.entries(titles).filter(([key]) => isTheirs(key))),
  };
}

export function endingOf(channel: TemplateChannel | undefined): string {
  return channel?.rule === "theirs" ? (channel.ending ?? "") : "";
}

/** By channel; without those of which anything is taken. */
export function endingsOf({ channels }: Template): Record<string, string> {
  const endings = Object.entries(channels).map(([key, channel]) => [key, endingOf(channel)] as const);
  return Object.fromEntries(endings.filter(([, ending]) => ending !== ""));
}

export function fitsEnding(value: string, ending: string): boolean {
  return value.toLowerCase().endsWith(ending.toLowerCase());
}

/** Whether a field is a person's own to fill in. Fields are named as problems name them, such as `contacts.email`. */
export function isTheirs(template: Template, field: string): boolean {
  if (field === "profilepic") return template.photo === "theirs";
  if (field === "channelOrder") return template.channelOrder.length === 0;
  if (field === "exchange" || field === "indexable") return false;
  if (field.startsWith("contacts.")) {
    return template.channels[field.slice("contacts.".length) as ChannelKey]?.rule === "theirs";
  }
  const name = TEMPLATE_FIELDS.find((each) => each === field);
  return name === undefined || template[name].rule === "theirs";
}

/** The fields in which a card shows something else. */
export function changedFieldsOfCard(one: Own, other: Own): string[] {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const fields = ["profilepic", ...TEMPLATE_FIELDS, "exchange", "indexable"] as const;
  const keys = new Set([...Object.keys(one.contacts), ...Object.keys(other.contacts)]) as Set<ChannelKey>;
  return [
    ...fields.filter((field) => !isSame(one[field], other[field])),
    ...[...keys]
      .filter((key) => !isSame(one.contacts[key], other.contacts[key]))
      .map((key) => `contacts.${key}`),
  ];
}

/** What somebody who edits a card needs to know of its template. */
export function describeTemplate(template: Template) {
  const entries = Object.entries(template.channels) as [ChannelKey, TemplateChannel][];
  const fields = [
    "profilepic",
    ...TEMPLATE_FIELDS,
    "channelOrder",
    ...entries.map(([key]) => `contacts.${key}`),
  ];
  return {
    fixed: fields.filter((field) => !isTheirs(template, field)),
    channels: entries.map(([key]) => key as string),
    endings: endingsOf(template),
  };
}
