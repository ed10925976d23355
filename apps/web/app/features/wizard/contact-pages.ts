import { CHANNEL_PAGES, type ChannelKey } from "@visita/domain/card/channels";
import { formatList } from "@visita/domain/format";
import type { WizardText } from "@visita/domain/owner-messages/wizard";
import type { WizardValues } from "./wizard-values.ts";

/** The channels that most people look for, three on each page. */
const BEST_KNOWN: readonly (readonly ChannelKey[])[] = [
  ["phonenumber", "email", "whatsapp"],
  ["twitter", "linkedin", "paypal"],
  ["youtube", "tiktok", "github"],
  ["behance", "discord", "googlemybusiness"],
  ["tripadvisor", "stripe", "medium"],
  ["twitch", "spotify", "patreon"],
  ["shopify", "mastodon", "soundcloud"],
];

/** What each page holds; the order of the pages is specified, so they mix. */
const PAGE_NAMES = [
  "phoneAndMessengers",
  "socialAndPayments",
  "officeAndVideo",
  "portfoliosAndGroups",
  "reviewsAndBlogs",
  "streamingAndFreelance",
  "shopsAndPictures",
] as const;

/** "Social networks and payments". Pages count from 1. */
export function contactPageName(page: number, t: WizardText): string {
  const name = PAGE_NAMES[page - 1];
  return name === undefined ? "" : t(name);
}

type ChannelName = (key: ChannelKey) => string;

/** "X, LinkedIn, PayPal and 7 more". */
export function contactPageChannels(page: number, t: WizardText, channelName: ChannelName): string {
  const named = (BEST_KNOWN[page - 1] ?? []).map(channelName);
  const count = (CHANNEL_PAGES[page - 1]?.length ?? 0) - named.length;
  return formatList(t.language, [...named, t("moreChannels", { count })]);
}

export function countFilled({ contacts }: WizardValues, page: number): number {
  const filled = CHANNEL_PAGES[page - 1]?.filter(({ key }) => (contacts[key]?.value ?? "").trim() !== "");
  return filled?.length ?? 0;
}
