import { CHANNEL_LINKS, type ChannelLink } from "./channel-links.ts";
import { CHANNEL_ROWS, type ChannelGroup, type ChannelKey } from "./channel-rows.ts";

export type { ChannelGroup, ChannelKey };

export type ChannelIcon = { readonly from: "lucide" | "simple-icons" | "monogram"; readonly name: string };

export type Channel = {
  readonly key: ChannelKey;
  readonly label: string;
  readonly page: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly group: ChannelGroup;
  readonly icon: ChannelIcon;
  readonly placeholder: string;
  readonly inputMode: "tel" | "email" | "url" | "text";
  /** What browsers fill in. */
  readonly autoComplete: string;
  /** What it takes, and where it leads. */
  readonly link: ChannelLink;
};

const PER_PAGE = 10;

const INPUT_MODES: Readonly<Record<ChannelLink["kind"], Channel["inputMode"]>> = {
  phone: "tel",
  whatsapp: "tel",
  email: "email",
  mastodon: "email",
  link: "url",
  place: "text",
  profile: "text",
  text: "text",
};

const AUTOCOMPLETE: Partial<Record<ChannelKey, string>> = {
  phonenumber: "tel",
  email: "email",
  address: "street-address",
  sms: "mobile tel",
  whatsapp: "mobile tel",
  website: "url",
  mobilemoney: "mobile tel",
  fax: "fax tel",
  officenumber: "work tel",
  whatsappbusiness: "work tel",
};

export const CHANNELS: readonly Channel[] = CHANNEL_ROWS.map(
  ([key, label, group, icon, placeholder], index) => ({
    key,
    label,
    page: (Math.floor(index / PER_PAGE) + 1) as Channel["page"],
    group,
    icon: iconOf(icon),
    placeholder,
    inputMode: key === "mobilemoney" ? "tel" : INPUT_MODES[CHANNEL_LINKS[key].kind],
    autoComplete: AUTOCOMPLETE[key] ?? "off",
    link: CHANNEL_LINKS[key],
  }),
);

export const CHANNEL_KEYS: readonly ChannelKey[] = CHANNELS.map((channel) => channel.key);

/** Seven pages of ten, in the order of the wizard. */
export const CHANNEL_PAGES: readonly (readonly Channel[])[] = [1, 2, 3, 4, 5, 6, 7].map((page) =>
  CHANNELS.filter((channel) => channel.page === page),
);

const byKey: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((channel) => [channel.key, channel]));

export function channelOf(key: string): Channel | undefined {
  return byKey.get(key);
}

function iconOf(icon: string): ChannelIcon {
  const [from, name] = icon.split(":");
  if (name && (from === "lucide" || from === "monogram")) return { from, name };
  return { from: "simple-icons", name: icon };
}
