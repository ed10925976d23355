import type { ChannelExampleWords } from "../owner-messages/channel-examples.ts";
import type { Channel } from "./channels.ts";

/** Channels whose examples are words. */
const WORDED = ["address", "bank", "wallet", "wechat"] as const;

/** In the examples of others, such as "@yourname", these stand for what somebody has there. */
const STAND_INS = [
  "yourbusiness",
  "yourchannel",
  "yourlink",
  "yourname",
  "yourserver",
  "yourshop",
  "yourshow",
  "your-business",
  "your-group",
  "Your-Name",
] as const;

/** What an empty field for a channel shows, such as "@yourname", in a language. */
export function channelExample(
  t: ChannelExampleWords,
  { key, placeholder }: Pick<Channel, "key" | "placeholder">,
): string {
  const worded = WORDED.find((each) => each === key);
  if (worded) return t(worded);
  return STAND_INS.reduce((example, word) => example.replace(word, t(word)), placeholder);
}
