import { type ChannelKey, channelOf } from "./channels.ts";

export type Contact = { value: string; title?: string };
/** Only the channels that somebody has filled in. */
export type Contacts = Partial<Record<ChannelKey, Contact>>;

const OLDER_NAMES: Readonly<Record<string, ChannelKey>> = { momo: "mobilemoney" };

/** The one key of a channel that has gone by several. */
export function canonicalKey(key: string): string {
  return Object.hasOwn(OLDER_NAMES, key) ? (OLDER_NAMES[key] as ChannelKey) : key;
}

/** Contacts as they may arrive: an object, or the same as JSON text. Anything else counts as none. */
export function contactsObject(contacts: unknown): Record<string, unknown> {
  const value = typeof contacts === "string" ? parsed(contacts) : contacts;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Stored or loaded contacts; what is no channel of ours, or has no text, is left out. */
export function readContacts(stored: unknown): Contacts {
  const contacts: Contacts = {};
  for (const [key, entry] of Object.entries(contactsObject(stored))) {
    const channel = channelOf(canonicalKey(key));
    const { value, title } = (entry ?? {}) as { value?: unknown; title?: unknown };
    if (!channel || typeof value !== "string" || value === "") continue;
    if (contacts[channel.key] && canonicalKey(key) !== key) continue;
    contacts[channel.key] = { value, ...(typeof title === "string" && title !== "" && { title }) };
  }
  return contacts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
