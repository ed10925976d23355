import { expect, test, vi } from "vitest";
import { FREE_CHANNELS } from "../billing/plan.rules.ts";
import { channelHref, readChannelValue } from "./channel-value.ts";
import { CHANNEL_KEYS, CHANNEL_PAGES, CHANNELS, channelOf } from "./channels.ts";

// Pages that show channels do without Zod, so these modules must not import it.
vi.mock("zod", () => {
  throw new Error("the channel table imported Zod");
});

const PAGES = `
phonenumber email address sms whatsapp telegram instagram snapchat wechat website
twitter facebook linkedin cashapp venmo zelle wallet paypal mobilemoney flipboard
bank fax officenumber whatsappbusiness youtube tiktok pinterest reddit tumblr github
behance flickr vimeo clubhouse discord afrikcenta googlemybusiness quora meetup vero
tripadvisor stripe squareup revolut medium dribbble mix yelp skype anchor
twitch kik spotify zerply slideshare myspace giphy patreon fiverr upwork
nextdoor ravelry shopify mastodon steemit rumble shutterstock soundcloud reverbnation triller
`;

test("seven pages of ten, in the order of the wizard", () => {
  const pages = CHANNEL_PAGES.map((page) => page.map((channel) => channel.key).join(" "));
  expect(pages).toEqual(PAGES.trim().split("\n"));
  expect(new Set(CHANNEL_KEYS).size).toBe(70);
  for (const [index, page] of CHANNEL_PAGES.entries()) {
    for (const channel of page) expect(channel.page).toBe(index + 1);
  }
});

test("the first page is what every plan opens", () => {
  expect(CHANNEL_PAGES[0]?.map((channel) => channel.key)).toEqual([...FREE_CHANNELS]);
});

test("every channel says what it is and what to type", () => {
  for (const channel of CHANNELS) {
    expect(channel.label, channel.key).toMatch(/^[A-Z]/);
    expect(channel.icon.name, channel.key).toMatch(/^[A-Za-z0-9-]+$/);
    expect(channel.placeholder.length, channel.key).toBeGreaterThan(5);
    expect(channel.placeholder.length, channel.key).toBeLessThanOrEqual(32);
  }
  expect(new Set(CHANNELS.map((channel) => channel.label)).size).toBe(70);
});

test("icons come from brands, from lucide, or are letters", () => {
  expect(channelOf("twitter")?.icon).toEqual({ from: "simple-icons", name: "x" });
  expect(channelOf("officenumber")?.icon).toEqual({ from: "lucide", name: "building-2" });
  expect(channelOf("linkedin")?.icon).toEqual({ from: "monogram", name: "in" });
});

test("phones get the right keyboard and are filled in by browsers", () => {
  expect(channelOf("sms")).toMatchObject({ inputMode: "tel", autoComplete: "mobile tel" });
  expect(channelOf("email")).toMatchObject({ inputMode: "email", autoComplete: "email" });
  expect(channelOf("website")).toMatchObject({ inputMode: "url", autoComplete: "url" });
  expect(channelOf("instagram")).toMatchObject({ inputMode: "text", autoComplete: "off" });
});

test("what is no channel is none, also when objects have it by nature", () => {
  for (const key of ["", "momo", "constructor", "__proto__", "Phonenumber"]) {
    expect(channelOf(key)).toBeUndefined();
    expect(channelHref(key as "email", "https://company.example")).toBeNull();
    expect(readChannelValue(key as "email", "x")).toHaveProperty("value", "");
  }
});
