import { expect, test } from "vitest";
import { barWidths, channelName, shareWords, times } from "./tap-words.ts";

test("shares are listed with the names of the buttons", () => {
  const shares = [
    { target: "whatsapp", count: 1200 },
    { target: "copy", count: 2 },
  ] as const;
  expect(shareWords([...shares])).toBe("WhatsApp 1,200, link copied 2");
});

test("one time is once", () => {
  expect([1, 2, 1000].map(times)).toEqual(["once", "2 times", "1,000 times"]);
});

test("a channel that exists no longer is still named", () => {
  expect(channelName("whatsapp")).toBe("WhatsApp");
  expect(channelName("geocities")).toBe("geocities");
});

test("bars follow the longest, and a single one is short", () => {
  expect(barWidths([96, 48, 0])).toEqual([100, 50, 0]);
  expect(barWidths([1])).toEqual([20]);
  expect(barWidths([])).toEqual([]);
});
