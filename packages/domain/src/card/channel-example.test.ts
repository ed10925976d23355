import { expect, test } from "vitest";
import { channelExampleTexts } from "../owner-messages/channel-examples.ts";
import { channelExample } from "./channel-example.ts";
import { readChannelValue } from "./channel-value.ts";
import { CHANNELS } from "./channels.ts";

test("in English they are those of the channel table", async () => {
  const t = await channelExampleTexts.load("en");
  for (const channel of CHANNELS) expect(channelExample(t, channel)).toBe(channel.placeholder);
});

test("what stands for a name is translated", () => {
  const t = (key: string) => (key === "yourname" ? "deinname" : key);
  const example = (placeholder: string) => channelExample(t, { key: "telegram", placeholder });
  expect(example("@yourname@server.example")).toBe("@deinname@server.example");
  expect(example("your-group")).toBe("your-group");
});

test.each(["de", "fr", "es", "ar", "ja"] as const)("in %s each could be typed", async (language) => {
  const t = await channelExampleTexts.load(language);
  for (const channel of CHANNELS) {
    const reading = readChannelValue(channel.key, channelExample(t, channel));
    expect(reading, channel.key).not.toHaveProperty("problem");
  }
});
