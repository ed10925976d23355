import { readChannel } from "./channel-reading.ts";
import { type ChannelKey, channelOf } from "./channels.ts";

export type ChannelReading = { readonly value: string } | { readonly problem: string };

/** What somebody typed into a channel in its one clean form, or what is wrong with it. Nothing typed is nothing wrong. */
export function readChannelValue(key: ChannelKey, typed: string): ChannelReading {
  const channel = channelOf(key);
  const reading = channel ? readChannel(channel, typed) : null;
  if (reading && "problem" in reading) return reading;
  return { value: reading?.value ?? "" };
}
