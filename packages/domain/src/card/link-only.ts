import { type ChannelKey, channelOf } from "./channels.ts";
import { type Contact, type Contacts, canonicalKey, contactsObject, readContacts } from "./contacts.ts";

/** Of a channel that is not for everybody: the ids of the links that show it. */
export type LinkOnlyContact = Contact & { readonly links: readonly string[] };
export type LinkOnlyContacts = Partial<Record<ChannelKey, LinkOnlyContact>>;

/** The ids of links by channel, for the channels that only these links show. */
export type LinkChoice = Readonly<Record<string, readonly string[]>>;

/** What is for everybody and what is not are stored apart, so that whoever reads only `contacts` shows nothing else. */
type SeparateContacts = {
  readonly contacts: Contacts;
  readonly linkOnlyContacts?: LinkOnlyContacts | undefined;
};

/** The channels that a reader sees: by a link those that it shows, else only those for everybody. */
export function contactsOn({ contacts, linkOnlyContacts = {} }: SeparateContacts, linkId?: string): Contacts {
  if (linkId === undefined) return contacts;
  const shown = Object.entries(linkOnlyContacts).filter(([, { links }]) => links.includes(linkId));
  return { ...withoutLinks(Object.fromEntries(shown)), ...contacts };
}

/** Everything, for the owner. */
export function allContacts({ contacts, linkOnlyContacts = {} }: SeparateContacts): Contacts {
  return { ...withoutLinks(linkOnlyContacts), ...contacts };
}

export function linkChoiceOf(linkOnlyContacts: LinkOnlyContacts = {}): Record<string, string[]> {
  return Object.fromEntries(Object.entries(linkOnlyContacts).map(([key, { links }]) => [key, [...links]]));
}

/** The channels that a choice names are not for everybody, even if it names no link. */
export function separateContacts(contacts: Contacts, choice: LinkChoice) {
  const forEverybody: Contacts = {};
  const linkOnlyContacts: LinkOnlyContacts = {};
  for (const [key, contact] of Object.entries(contacts) as [ChannelKey, Contact][]) {
    const links = Object.hasOwn(choice, key) ? choice[key] : undefined;
    if (links) linkOnlyContacts[key] = { ...contact, links: [...new Set(links)] };
    else forEverybody[key] = contact;
  }
  return { contacts: forEverybody, linkOnlyContacts };
}

/** What a save stores. Without a choice, and for channels that are not the person's to change, it stays as it is. */
export function mergedLinkChoice(
  stored: LinkOnlyContacts,
  sent: LinkChoice | undefined,
  mayChange: (key: string) => boolean,
): LinkChoice {
  const kept = Object.entries(linkChoiceOf(stored)).filter(([key]) => !sent || !mayChange(key));
  const changed = Object.entries(sent ?? {}).map(([key, links]) => [canonicalKey(key), links] as const);
  return Object.fromEntries([...kept, ...changed.filter(([key]) => mayChange(key))]);
}

/** Accepts what is stored; drops unknown channels and entries without a value. */
export function readLinkOnlyContacts(stored: unknown): LinkOnlyContacts {
  const entries = contactsObject(stored);
  const contacts = readContacts(entries);
  return Object.fromEntries(
    Object.entries(contacts).map(([key, contact]) => {
      const { links } = entries[key] as { links?: unknown };
      return [key, { ...contact, links: Array.isArray(links) ? links.map(String) : [] }];
    }),
  );
}

/** The same channels with or without this link. */
export function withLinkShowing(
  contacts: LinkOnlyContacts,
  linkId: string,
  channels: readonly string[],
): LinkOnlyContacts {
  const shown = new Set(channels.map((key) => channelOf(canonicalKey(key))?.key));
  return Object.fromEntries(
    (Object.entries(contacts) as [ChannelKey, LinkOnlyContact][]).map(([key, contact]) => {
      const others = contact.links.filter((id) => id !== linkId);
      return [key, { ...contact, links: shown.has(key) ? [...others, linkId] : others }];
    }),
  );
}

/** The channels that a link shows beside those for everybody. */
export function channelsOnlyOn(linkOnlyContacts: LinkOnlyContacts, linkId: string): ChannelKey[] {
  const entries = Object.entries(linkOnlyContacts) as [ChannelKey, LinkOnlyContact][];
  return entries.filter(([, { links }]) => links.includes(linkId)).map(([key]) => key);
}

function withoutLinks(contacts: LinkOnlyContacts): Contacts {
  return Object.fromEntries(
    Object.entries(contacts).map(([key, { links: _, ...contact }]) => [key, contact]),
  );
}
