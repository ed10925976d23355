import { type ChannelKey, channelOf } from "./channels.ts";
import { type ChannelProblem, readChannel } from "./read-channel.ts";
import { oneLine } from "./text.rules.ts";

/** Normalizes what was typed into a channel, or says what is wrong with it. Empty input gives an empty value. */
export function readChannelValue(
  key: ChannelKey,
  typed: string,
): { readonly value: string } | ChannelProblem {
  const channel = channelOf(key);
  const result = channel ? readChannel(channel, typed) : null;
  if (result && "problem" in result) return result;
  return { value: result?.value ?? "" };
}

/**
 * How a stored value is displayed, and where it leads: null when there is no safe link, and only the text is shown.
 * Stored values are read again rather than trusted.
 */
export function channelLink(key: ChannelKey, value: string): { text: string; href: string | null } {
  const channel = channelOf(key);
  const result = channel ? readChannel(channel, value) : null;
  if (!result || "problem" in result) return { text: oneLine(value), href: null };
  return { text: result.text, href: result.href };
}

export function channelHref(key: ChannelKey, value: string): string | null {
  return channelLink(key, value).href;
}

export function channelText(key: ChannelKey, value: string): string {
  return channelLink(key, value).text;
}
