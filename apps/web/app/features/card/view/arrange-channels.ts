import { inChannelOrder } from "@visita/domain/card/channel-order";
import { channelLink } from "@visita/domain/card/channel-value";
import { CHANNELS, type Channel, type ChannelGroup, type ChannelKey } from "@visita/domain/card/channels";
import type { Contacts } from "@visita/domain/card/contacts";
import { hostText } from "@visita/domain/card/idn";

type Shown = {
  key: ChannelKey;
  /** The title that the owner gave it. */
  title: string | undefined;
  /** That title, else the channel's English name. */
  label: string;
  text: string;
};
export type LinkedChannel = Shown & {
  href: string;
  /** Tooltip: the site that the link leads to, where the text does not name it. */
  hint: string | undefined;
  /** A link to another site, opened in a new tab. */
  isWeb: boolean;
};
/** Without a link: the text is there to be read and copied. */
export type TextChannel = Shown & { href: null };
export type ShownChannel = LinkedChannel | TextChannel;

type GroupName = "social" | "work" | "payments";

export type ShownGroup = { name: GroupName; linked: LinkedChannel[]; texts: TextChannel[] };

/** Shown first; the other contact channels follow in the order of the channel table. */
const FIRST_CONTACTS: readonly ChannelKey[] = ["phonenumber", "email", "sms", "address", "website"];

const GROUPS: readonly { name: GroupName; holds: readonly ChannelGroup[] }[] = [
  { name: "social", holds: ["message", "social", "media"] },
  { name: "work", holds: ["work"] },
  { name: "payments", holds: ["pay"] },
];

const contactChannels: readonly Channel[] = [
  ...CHANNELS.filter(({ key }) => FIRST_CONTACTS.includes(key)).sort((a, b) => rank(a) - rank(b)),
  ...CHANNELS.filter(({ key, group }) => group === "contact" && !FIRST_CONTACTS.includes(key)),
];

const groupedChannels = GROUPS.map(({ name, holds }) => ({
  name,
  channels: CHANNELS.filter(({ key, group }) => holds.includes(group) && !FIRST_CONTACTS.includes(key)),
}));

/** What a card shows: contact channels one row each, then groups that are not empty. */
export type ArrangedChannels = {
  readonly rows: readonly ShownChannel[];
  readonly groups: readonly ShownGroup[];
};

type Order = readonly string[] | undefined;

const arranged = new WeakMap<Contacts, { order: Order; result: ArrangedChannels }>();

/**
 * In the owner's order within each group. Memoized: a page needs it for its tiles, its sprite and its JSON-LD, and
 * parsing links is a tenth of its rendering.
 */
export function arrangeChannels(contacts: Contacts, order?: Order): ArrangedChannels {
  const known = arranged.get(contacts);
  if (known && known.order === order) return known.result;
  const groups = groupedChannels.flatMap(({ name, channels }) => {
    const filled = shown(inChannelOrder(channels, order), contacts);
    if (filled.length === 0) return [];
    return { name, linked: filled.filter(isLinked), texts: filled.filter(isText) };
  });
  const result = { rows: shown(inChannelOrder(contactChannels, order), contacts), groups };
  arranged.set(contacts, { order, result });
  return result;
}

/** The groups that are not empty, each in the order in which it can be put: a card shows texts behind links. */
export function channelGroups(contacts: Contacts, order?: Order) {
  return [{ name: "contact" as const, channels: contactChannels }, ...groupedChannels]
    .map(({ name, channels }) => ({
      name,
      channels: shown(inChannelOrder(channels, order), contacts),
    }))
    .filter(({ channels }) => channels.length > 0);
}

function shown(channels: readonly Channel[], contacts: Contacts): ShownChannel[] {
  const filled: ShownChannel[] = [];
  for (const { key, label } of channels) {
    const contact = contacts[key];
    if (!contact?.value) continue;
    const { text, href } = channelLink(key, contact.value);
    const title = contact.title || undefined;
    const shown = { key, title, label: title ?? label, text };
    filled.push(href === null ? { ...shown, href } : { ...shown, href, ...linkTarget(href, text) });
  }
  return filled;
}

function linkTarget(href: string, text: string) {
  const host = /^https?:\/\/([^/?#]+)/.exec(href)?.[1];
  if (host === undefined) return { isWeb: false, hint: undefined };
  const site = hostText(host.replace(/^www\./, ""));
  return { isWeb: true, hint: text.includes(site) ? undefined : site };
}

function isLinked(channel: ShownChannel): channel is LinkedChannel {
  return channel.href !== null;
}

function isText(channel: ShownChannel): channel is TextChannel {
  return channel.href === null;
}

function rank({ key }: Channel): number {
  return FIRST_CONTACTS.indexOf(key);
}
