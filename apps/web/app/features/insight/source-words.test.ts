import { formatPercent } from "@visita/domain/format";
import type { InsightSource } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { expect, test } from "vitest";
import { deviceWords, listedWays, sourceName, splitParts, splitSentence } from "./source-words.ts";

const t = await insightTexts.load("en");

const way = (source: InsightSource["source"], views: number, name: string | null = null): InsightSource => ({
  source,
  name,
  linkid: name && "l1",
  views,
  saves: 0,
  details: 0,
});

test("percentages neither hide what is there nor claim what is not", () => {
  expect(formatPercent("en", 186, 514)).toBe("36%");
  expect(formatPercent("en", 4, 514)).toBe("<1%");
  expect(formatPercent("en", 510, 514)).toBe("99%");
  expect(formatPercent("en", 514, 514)).toBe("100%");
  expect(formatPercent("en", 0, 514)).toBe("0%");
  expect(formatPercent("en", 0, 0)).toBe("0%");
});

test("a link goes by its own name, every other way by a fixed one", () => {
  expect(sourceName(way("link", 1, "Salone del Mobile"), t)).toBe("Salone del Mobile");
  expect(sourceName(way("direct", 1), t)).toBe("Direct link");
});

test("the bar has the first three ways, and the rest as one part", () => {
  const sources = [way("qr", 186), way("link", 131, "Salone"), way("direct", 84), way("signature", 41)];
  const parts = splitParts([...sources, way("wallet", 72)], t);
  expect(parts.map(({ views }) => views)).toEqual([186, 131, 84, 113]);
  expect(splitSentence(parts, t)).toBe("QR code 36%, Salone 25%, Direct link 16%, others 22%");
  expect(splitParts([way("qr", 20)], t)).toEqual([{ name: "QR code", views: 20 }]);
  expect(splitParts([way("qr", 20), way("direct", 0)], t)).toHaveLength(1);
});

test("more than ten ways are shown as nine and a button", () => {
  expect([9, 10, 11, 30].map(listedWays)).toEqual([9, 10, 9, 9]);
});

test("devices are told in shares, or not at all", () => {
  expect(deviceWords({ phone: 82, tablet: 3, desktop: 15 }, t)).toBe(
    "<share>82%</share> on phones, <share>3%</share> on tablets, <share>15%</share> on desktops.",
  );
  expect(deviceWords({ phone: 7, tablet: 0, desktop: 0 }, t)).toBe("<share>100%</share> on phones.");
  expect(deviceWords({ phone: 0, tablet: 0, desktop: 0 }, t)).toBe("No device data.");
});
