import { channelNames } from "@visita/domain/messages/channels";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { expect, test } from "vitest";
import { barWidths, channelName, shareWords } from "./tap-words.ts";

const t = await insightTexts.load("en");
const names = await channelNames.load("en");

test("shares are listed with the names of the buttons", () => {
  const shares = [
    { target: "whatsapp", count: 1200 },
    { target: "email", count: 3 },
    { target: "copy", count: 2 },
  ] as const;
  expect(shareWords([...shares], t, names)).toBe("WhatsApp 1,200, Email 3, link copied 2");
});

test("one time is once", () => {
  const said = [1, 2, 1000].map((count) => t("codeOpened", { count }));
  expect(said.map((text) => text.replaceAll(/<\/?number>/g, ""))).toEqual([
    "QR code opened once.",
    "QR code opened 2 times.",
    "QR code opened 1,000 times.",
  ]);
});

test("a channel that exists no longer is still named", () => {
  expect(channelName("whatsapp", names)).toBe("WhatsApp");
  expect(channelName("geocities", names)).toBe("geocities");
});

test("bars follow the longest, and a single one is short", () => {
  expect(barWidths([96, 48, 0])).toEqual([100, 50, 0]);
  expect(barWidths([1])).toEqual([20]);
  expect(barWidths([])).toEqual([]);
});
