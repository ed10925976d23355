import { type ChannelKey, channelOf } from "./channels.ts";

export type Contact = { value: string; title?: string };
/** Only channels with a value. */
export type Contacts = Partial<Record<ChannelKey, Contact>>;

const KEY_ALIASES: Readonly<Record<string, ChannelKey>> = { momo: "mobilemoney" };

/** Resolves former keys of a channel. */
export function canonicalKey(key: string): string {
  return Object.hasOwn(KEY_ALIASES, key) ? (KEY_ALIASES[key] as ChannelKey) : key;
}

/** Accepts an object, or the same as JSON text. Anything else counts as empty. */
export function contactsObject(contacts: unknown): Record<string, unknown> {
  const value = typeof contacts === "string" ? parsed(contacts) : contacts;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Drops unknown channels and entries without a value. */
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
