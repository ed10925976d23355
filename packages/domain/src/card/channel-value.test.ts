import { beforeAll, describe, expect, test } from "vitest";
import { channelAnswers } from "../answers/channel.ts";
import { wordAnswer } from "../language/answers.ts";
import { channelHref, channelText, readChannelValue } from "./channel-value.ts";
import { CHANNELS, type ChannelKey } from "./channels.ts";

beforeAll(async () => void (await channelAnswers.load("en")));

function problemOf(key: ChannelKey, typed: string): string | undefined {
  const reading = readChannelValue(key, typed);
  return "problem" in reading ? wordAnswer({ channel: channelAnswers }, "en", reading.problem) : undefined;
}

describe("a phone number in any common form", () => {
  test.each([
    ["+39 02 5550 0140", "tel:+390255500140"],
    ["0039-02-5550-0140", "tel:+390255500140"],
    ["00 (39) 02 5550 0140", "tel:+390255500140"],
    ["(02) 5550.0140", "tel:0255500140"],
    ["tel:+39-02-5550-0140", "tel:+390255500140"],
    ["555-0140", "tel:5550140"],
    ["112", "tel:112"],
    ["+1 (555) 555-0140 x 12", "tel:+15555550140;ext=12"],
    ["555 0140 Extension 12", "tel:5550140;ext=12"],
    ["555 0140 #12", "tel:5550140;ext=12"],
    ["+44 (0)20 5550 0140", "tel:+442055500140"],
    // Copied from a contacts app, with invisible marks around it and typographic characters inside.
    ["\u202a+39\u00a002\u20115550\u20130140\u202c", "tel:+390255500140"],
    ["1800-FLOWERS", "tel:18003569377"],
    ["+1 800 Go Fedex", "tel:+18004633339"],
    ["＋３９ ０２ ５５５０", "tel:+39025550"],
    ["+٩٦٦ ٥٥٥ ٠١٤٠", "tel:+9665550140"],
  ])("%s", (typed, href) => {
    const reading = readChannelValue("phonenumber", typed);
    expect(reading).toHaveProperty("value");
    expect(channelHref("phonenumber", typed)).toBe(href);
  });

  test.each([
    "12",
    "call me",
    "12 monkeys and a very long tail",
    "+0 555 0140",
    "55+50140",
    "1234567890123456",
    "555 0140 ext",
  ])("%s is none", (typed) => expect(problemOf("phonenumber", typed)).toMatch(/enter a phone number/));

  test("messages do not reach extensions, and WhatsApp wants the country", () => {
    expect(problemOf("sms", "+39 333 555 0140 ext 1")).toMatch(/extension/);
    expect(problemOf("whatsapp", "+39 333 555 0140 ext 1")).toMatch(/extension/);
    expect(problemOf("whatsapp", "333 555 0140")).toBe(
      "WhatsApp needs a country code. Start with +, like +39 333 555 0140.",
    );
  });

  test("Telegram knows people by number too", () => {
    expect(channelHref("telegram", "+39 333 555 0140")).toBe("https://t.me/+393335550140");
    expect(problemOf("telegram", "333 555 0140")).toBeDefined();
  });
});

describe("what people really type is understood", () => {
  test.each<[ChannelKey, string, string, string | null]>([
    ["discord", "@robin.sample", "robin.sample", null],
    ["github", "robin_acme", "robin_acme", "https://github.com/robin_acme"],
    ["address", "goo.gl/maps/AbC123", "https://goo.gl/maps/AbC123", "https://goo.gl/maps/AbC123"],
    [
      "address",
      "https://maps.app.goo.gl/AbC123",
      "https://maps.app.goo.gl/AbC123",
      "https://maps.app.goo.gl/AbC123",
    ],
    ["facebook", "fb.me/robin.sample", "https://fb.me/robin.sample", "https://fb.me/robin.sample"],
    ["behance", "be.net/robin", "robin", "https://www.behance.net/robin"],
  ])("%s: %s", (key, typed, value, href) => {
    expect(readChannelValue(key, typed)).toEqual({ value });
    expect(channelHref(key, typed)).toBe(href);
  });
});

describe("an address of the site that is no plain profile stays an address", () => {
  test.each<[ChannelKey, string, string]>([
    ["linkedin", "http://linkedin.com/company/acme/?trk=x", "https://linkedin.com/company/acme"],
    ["facebook", "m.facebook.com/profile.php?id=1000&mibextid=z", "https://facebook.com/profile.php?id=1000"],
    ["facebook", "https://www.facebook.com/groups/ada", "https://www.facebook.com/groups/ada"],
    ["instagram", "https://www.instagram.com/p/Cx1/?igsh=1", "https://www.instagram.com/p/Cx1"],
    ["instagram", "https://www.instagram.com/explore/", "https://www.instagram.com/explore"],
    ["youtube", "https://youtu.be/abc?si=1&t=4", "https://youtu.be/abc?t=4"],
    ["youtube", "https://www.youtube.com/channel/UC1", "https://www.youtube.com/channel/UC1"],
    ["vimeo", "https://vimeo.com/123456", "https://vimeo.com/123456"],
    ["quora", "https://it.quora.com/profile/Ada", "https://it.quora.com/profile/Ada"],
    ["discord", "discord.gg/ada", "https://discord.gg/ada"],
    ["whatsapp", "https://wa.me/message/ABC", "https://wa.me/message/ABC"],
    ["telegram", "https://t.me/+AbCdEf", "https://t.me/+AbCdEf"],
    ["spotify", "https://open.spotify.com/artist/1?si=2", "https://open.spotify.com/artist/1"],
    ["medium", "ada.medium.com", "https://ada.medium.com"],
    ["mastodon", "https://server.example/@ada/1234", "https://server.example/@ada/1234"],
    ["kik", "http://kik.me/ada", "https://kik.me/ada"],
    ["tumblr", "https://www.tumblr.com/ada", "https://www.tumblr.com/ada"],
    ["wallet", "https://pay.example/ada", "https://pay.example/ada"],
    ["address", "https://maps.app.goo.gl/abc", "https://maps.app.goo.gl/abc"],
    ["address", "google.com/maps/place/Milano", "https://google.com/maps/place/Milano"],
    ["website", "http://company.example:8080/a/?b=1#c", "http://company.example:8080/a/?b=1#c"],
    ["website", "https://müller.example/o'brien", "https://xn--mller-kva.example/o%27brien"],
    ["website", "company.example/?utm_medium=x&s=1", "https://company.example/?s=1"],
  ])("%s: %s", (key, typed, value) => {
    expect(readChannelValue(key, typed)).toEqual({ value });
    expect(channelHref(key, value)).toBe(value);
  });

  test("and reads without its scheme and last slash", () => {
    expect(channelText("linkedin", "https://www.linkedin.com/company/acme/")).toBe(
      "linkedin.com/company/acme",
    );
    expect(channelText("website", "http://company.example/shop/")).toBe("company.example/shop");
  });
});

describe("text without an address is for copying", () => {
  test.each<[ChannelKey, string]>([
    ["tumblr", "ada"],
    ["shopify", "Ada's shop"],
    ["kik", "ada"],
    ["bank", "company.example"],
    ["wallet", "0xabc"],
    ["paypal", "ada@company.example"],
    ["discord", "ada.example"],
    ["discord", "Ada Example#0140"],
  ])("%s: %s", (key, value) => {
    expect(readChannelValue(key, value)).toEqual({ value });
    expect(channelHref(key, value)).toBeNull();
    expect(channelText(key, value)).toBe(value);
  });
});

describe("what is wrong is said with what to do", () => {
  test.each<[ChannelKey, string, string]>([
    [
      "linkedin",
      "https://linkedin.com.evil.example/in/ada",
      "This is not a profile on LinkedIn. Paste your profile link or enter your username.",
    ],
    [
      "instagram",
      "https://www.facebook.com/ada",
      "This is not a profile on Instagram. Paste your profile link or enter your username.",
    ],
    ["twitter", "ada example", "This is not a profile on X. Paste your profile link or enter your username."],
    [
      "instagram",
      "https://www.instagram.com/",
      "This is not a profile on Instagram. Paste your profile link or enter your username.",
    ],
    [
      "facebook",
      "https://l.facebook.com/l.php?u=https://evil.example",
      "This is not a profile on Facebook. Paste your profile link or enter your username.",
    ],
    [
      "github",
      "https://github.com:8443/ada",
      "This is not a profile on GitHub. Paste your profile link or enter your username.",
    ],
    ["stripe", "ada", "Stripe needs a link. Paste yours, like buy.stripe.com/yourlink."],
    ["stripe", "pay.example/ada", "This link is not from Stripe. Paste the one that Stripe gives you."],
    ["squareup", "@ada", "Square needs a link. Paste yours, like square.link/u/yourlink."],
    [
      "googlemybusiness",
      "Folded Sheet",
      "Google Business needs a link. Paste yours, like g.page/yourbusiness.",
    ],
    [
      "kik",
      "https://evil.example/kik.me",
      "This link is not from Kik. Enter text, or paste a link from Kik.",
    ],
    ["mobilemoney", "https://pay.example", "Links don’t work here. Please enter text."],
    ["mastodon", "ada", "Enter your name with its server, like @name@server.example."],
    ["email", "ada@company", "Please enter an email address, like name@company.example."],
    ["website", "company", "Please enter a web address, like company.example."],
    [
      "address",
      "https://evil.example/maps",
      "Only map links work here. Enter the address as text, or paste a map link.",
    ],
    ["bank", "x".repeat(301), "Please use 300 characters or fewer."],
    [
      "website",
      `company.example/${"x".repeat(300)}`,
      "This link is too long. Paste the short one from the site’s Share button.",
    ],
    ["address", "\ud800", "Some characters can’t be read. Please type it again."],
  ])("%s: %s", (key, typed, problem) => {
    expect(problemOf(key, typed)).toBe(problem);
    expect(channelHref(key, typed)).toBeNull();
  });
});

test.each([
  "https://ada:secret@company.example",
  "https://ada@company.example",
  "https://company\t.example",
  "https://company.example/a\nb",
  "https://company.example\\ada",
  'https://company.example/"ada"',
  "https://company.example/<ada>",
  "https://company.example/a b",
  "https://company.example/a\u200db",
  "//company.example",
  "https:company.example",
  "company.example：80",
])("%j is refused rather than mended", (typed) => {
  expect(problemOf("website", typed)).toMatch(/enter a web address/);
});

test("a server of Mastodon's is a plain host, and a name is short", () => {
  expect(problemOf("mastodon", "https://server.example:8443/@ada")).toBeDefined();
  expect(problemOf("mastodon", `https://server.example/@${"a".repeat(70)}`)).toBeDefined();
});

test("nothing endless is looked at", () => {
  expect(problemOf("website", `https://company.example/?utm_source=${"x".repeat(2_000)}`)).toMatch(/300/);
});

test("long tracking does not make an address too long", () => {
  const typed = `https://www.linkedin.com/in/ada?trk=${"x".repeat(900)}`;
  expect(readChannelValue("linkedin", typed)).toEqual({ value: "ada" });
});

test("lines of an address become one", () => {
  expect(readChannelValue("address", " Via Brera 1,\r\n 20121  Milano\n")).toEqual({
    value: "Via Brera 1, 20121 Milano",
  });
});

test.each(CHANNELS.map((channel) => channel.key))("%s: nothing typed is nothing wrong", (key) => {
  for (const typed of ["", "  ", "\u200b\n"]) {
    expect(readChannelValue(key, typed)).toEqual({ value: "" });
    expect(channelHref(key, typed)).toBeNull();
    expect(channelText(key, typed)).toBe("");
  }
});

test.each(CHANNELS.map((channel) => [channel.key, channel.placeholder] as const))(
  "%s: its placeholder %j could be typed",
  (key, placeholder) => expect(problemOf(key, placeholder)).toBeUndefined(),
);
