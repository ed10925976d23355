import type { ReadChannel } from "./channel-profile.ts";
import { readChannel } from "./channel-reading.ts";
import { type ChannelKey, channelOf } from "./channels.ts";
import { oneLine } from "./text.rules.ts";

/** Where a channel's value leads. Null when it leads nowhere, or nowhere safe: then it is shown as text. */
export function channelHref(key: ChannelKey, value: string): string | null {
  return understood(key, value)?.href ?? null;
}

/** How a value reads on a card: without the noise of an address. */
export function channelText(key: ChannelKey, value: string): string {
  return understood(key, value)?.text ?? oneLine(value);
}

/** Read anew rather than trusted, whatever may have come into the database. */
function understood(key: ChannelKey, value: string): ReadChannel | null {
  const channel = channelOf(key);
  const reading = channel ? readChannel(channel, value) : null;
  return reading && !("problem" in reading) ? reading : null;
}
