import type { ChannelLink } from "./channel-link.ts";
import {
  CHANNEL_TABLE,
  type ChannelGroup,
  type ChannelKey,
  type LucideName,
  type SimpleIconName,
} from "./channel-table.ts";

export type { ChannelGroup, ChannelKey, LucideName, SimpleIconName };

export type ChannelIcon =
  | { readonly from: "lucide"; readonly name: LucideName }
  | { readonly from: "simple-icons"; readonly name: SimpleIconName }
  | { readonly from: "monogram"; readonly name: string };

export type Channel = ReturnType<typeof toChannel>;

const PAGE_SIZE = 10;

const INPUT_MODES: Readonly<Record<ChannelLink["kind"], "tel" | "email" | "url" | "text">> = {
  phone: "tel",
  whatsapp: "tel",
  email: "email",
  mastodon: "email",
  url: "url",
  postal: "text",
  profile: "text",
  text: "text",
};

/** In the order of the wizard. */
export const CHANNEL_KEYS = Object.keys(CHANNEL_TABLE) as readonly ChannelKey[];

export const CHANNELS: readonly Channel[] = CHANNEL_KEYS.map(toChannel);

function toChannel(key: ChannelKey, index: number) {
  const { label, group, placeholder, link, options } = CHANNEL_TABLE[key];
  return {
    key,
    label,
    /** From 1. */
    page: Math.floor(index / PAGE_SIZE) + 1,
    group,
    icon: toIcon(options.icon ?? key),
    placeholder,
    inputMode: options.inputMode ?? INPUT_MODES[link.kind],
    autoComplete: options.autoComplete ?? "off",
    link,
    vcard: options.vcard,
  } as const;
}

/** The wizard's pages of ten. */
export const CHANNEL_PAGES: readonly (readonly Channel[])[] = Array.from(
  { length: CHANNELS.length / PAGE_SIZE },
  (_, page) => CHANNELS.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
);

const byKey: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((channel) => [channel.key, channel]));

export function channelOf(key: string): Channel | undefined {
  return byKey.get(key);
}

function toIcon(icon: string): ChannelIcon {
  const [from, name] = icon.split(":");
  if (!name) return { from: "simple-icons", name: icon as SimpleIconName };
  return from === "lucide" ? { from, name: name as LucideName } : { from: "monogram", name };
}
