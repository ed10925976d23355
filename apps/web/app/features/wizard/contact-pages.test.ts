import { CHANNEL_PAGES, type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { expect, test } from "vitest";
import { contactPageChannels, contactPageName, countFilled } from "./contact-pages.ts";
import { newCardValues } from "./wizard-values.ts";

const t = await wizardTexts.load("en");
const labelOf = (key: ChannelKey) => channelOf(key)?.label ?? key;

test("every contact page has a name of its own, and shows three of its own channels", () => {
  const pageNames = CHANNEL_PAGES.map((_, index) => contactPageName(index + 1, t));
  expect(new Set(pageNames.filter(Boolean)).size).toBe(CHANNEL_PAGES.length);
  expect(pageNames[1]).toBe("Social networks and payments");
  expect(contactPageChannels(2, t, labelOf)).toBe("X, LinkedIn, PayPal and 7 more");
  for (const [index, channels] of CHANNEL_PAGES.entries()) {
    const names = contactPageChannels(index + 1, t, labelOf)
      .replace(/ and 7 more$/, "")
      .split(", ");
    expect(names).toHaveLength(3);
    expect(channels.map(({ label }) => label)).toEqual(expect.arrayContaining(names));
  }
});

test("counts the channels of a page that have a value", () => {
  const values = newCardValues();
  const contacts = { twitter: { value: "ada", title: "" }, venmo: { value: " ", title: "" } };
  expect(countFilled({ ...values, contacts }, 2)).toBe(1);
  expect(countFilled({ ...values, contacts }, 3)).toBe(0);
});
