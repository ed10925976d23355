import { CHANNEL_PAGES, type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { formatList } from "@visita/domain/format";
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
const PAGE_NAMES: readonly string[] = [
  "Phone, email and messengers",
  "Social networks and payments",
  "Office, video and communities",
  "Portfolios and groups",
  "Reviews, payments and blogs",
  "Streaming and freelance work",
  "Shops, pictures and music",
];

/** "Social networks and payments". Pages count from 1. */
export function contactPageName(page: number): string {
  return PAGE_NAMES[page - 1] ?? "";
}

/** "X, LinkedIn, PayPal and 7 more". */
export function contactPageChannels(page: number): string {
  const named = (BEST_KNOWN[page - 1] ?? []).flatMap((key) => channelOf(key)?.label ?? []);
  const others = (CHANNEL_PAGES[page - 1]?.length ?? 0) - named.length;
  return formatList([...named, `${others} more`]);
}

export function countFilled({ contacts }: WizardValues, page: number): number {
  const filled = CHANNEL_PAGES[page - 1]?.filter(({ key }) => (contacts[key]?.value ?? "").trim() !== "");
  return filled?.length ?? 0;
}
