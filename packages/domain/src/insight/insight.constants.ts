import type { ChannelKey } from "../card/channels.ts";

/** How a visitor came, where no named link brought them. In the order in which equal numbers are listed. */
export const SOURCES = ["qr", "direct", "signature", "print", "wallet", "nfc", "background", "page"] as const;
export type Source = (typeof SOURCES)[number];

/** The query string of QR codes: `/c/{username}?q`. */
export const QR_PARAMETER = "q";
/** The letter stands in `/c/{username}?s=…`. */
export const SOURCE_PARAMETER = "s";
export const SOURCE_LETTERS = {
  m: "signature",
  w: "wallet",
  p: "print",
  n: "nfc",
  b: "background",
  f: "page",
} as const satisfies Readonly<Record<string, Source>>;

/** What is counted. `exchange` is counted by the server, when somebody leaves their details. */
export const KINDS = ["view", "save", "tap", "share", "qr", "exchange"] as const;
export type Kind = (typeof KINDS)[number];

/** What a page reports. */
export const BEACON_KINDS = ["view", "save", "tap", "share", "qr"] as const satisfies readonly Kind[];

/** Insights as a table to download: not JSON, so it is no endpoint of the table. Same query. */
export const INSIGHTS_CSV_PATH = "/api/insights.csv";

/** Where pages report a visit to. */
export const SEEN_PATH = "/api/public/seen";

const SHARE_CHANNELS = [
  "facebook",
  "twitter",
  "linkedin",
  "whatsapp",
  "email",
  "telegram",
  "instagram",
  "snapchat",
  "sms",
  "wechat",
] as const satisfies readonly ChannelKey[];

/** Besides the channels: `copy` copies the URL, `device` opens the device's own dialog. */
export const SHARE_TARGETS = [...SHARE_CHANNELS, "copy", "device"] as const;
export type ShareTargetKey = (typeof SHARE_TARGETS)[number];

export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** In days. The last one is twelve calendar months, the current one included. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;
