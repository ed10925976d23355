import type { ReadChannel } from "./channel-profile.ts";
import { readChannel } from "./channel-reading.ts";
import { type ChannelKey, channelOf } from "./channels.ts";
import { oneLine } from "./text.rules.ts";

/**
 * How a channel's value reads on a card, without the noise of an address, and where it leads. That is null when it leads
 * nowhere, or nowhere safe: then it is shown as text.
 */
export function channelLink(key: ChannelKey, value: string): { text: string; href: string | null } {
  const { text, href } = understood(key, value) ?? { text: oneLine(value), href: null };
  return { text, href };
}

/** Where a channel's value leads; null as above. */
export function channelHref(key: ChannelKey, value: string): string | null {
  return channelLink(key, value).href;
}

/** How a value reads on a card. */
export function channelText(key: ChannelKey, value: string): string {
  return channelLink(key, value).text;
}

/** Read anew rather than trusted, whatever may have come into the database. */
function understood(key: ChannelKey, value: string): ReadChannel | null {
  const channel = channelOf(key);
  const reading = channel ? readChannel(channel, value) : null;
  return reading && !("problem" in reading) ? reading : null;
}
