import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { expect, test } from "vitest";
import { contactPageChannels, contactPageName, countFilled } from "./contact-pages.ts";
import { newCardValues } from "./wizard-values.ts";

test("every contact page has a name of its own, and shows three of its own channels", () => {
  const pageNames = CHANNEL_PAGES.map((_, index) => contactPageName(index + 1));
  expect(new Set(pageNames.filter(Boolean)).size).toBe(CHANNEL_PAGES.length);
  expect(pageNames[1]).toBe("Social networks and payments");
  expect(contactPageChannels(2)).toBe("X, LinkedIn, PayPal and 7 more");
  for (const [index, channels] of CHANNEL_PAGES.entries()) {
    const names = contactPageChannels(index + 1)
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
