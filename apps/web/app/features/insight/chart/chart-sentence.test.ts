import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { expect, test } from "vitest";
import { peakIndex } from "./chart-layout.ts";
import { chartSentence } from "./chart-sentence.ts";

const t = await insightTexts.load("en");

const point = (day: string, views: number, saves = 0): InsightPoint => ({
  day,
  views,
  saves,
  visitors: views,
  details: 0,
  mostly: null,
});

function sentence(series: InsightPoint[], period: 30 | 365 = 30) {
  const sum = (figure: "views" | "saves") => series.reduce((all, day) => all + day[figure], 0);
  const totals = { views: sum("views"), saves: sum("saves"), visitors: 0, details: 0 };
  const from = series[0]?.day ?? "";
  const said = chartSentence({ from, to: "2026-04-23", series, totals }, period, t);
  return said.replaceAll("\u00a0", " ");
}

test("names the range and the peaks", () => {
  const days = [point("2026-03-25", 9, 2), point("2026-04-12", 88, 31), point("2026-04-23", 5, 1)];
  expect(sentence(days)).toBe(
    "Views and saves by day from 25 March to 23 April. Views peak at 88 on 12 April, saves at 31 the same day.",
  );
  expect(sentence([...days, point("2026-04-23", 5, 40)])).toContain(
    "Views peak at 88 on 12 April, saves at 40 on 23 April.",
  );
  expect(sentence([point("2026-04-22", 80), point("2026-04-23", 5)])).toContain("There are no saves.");
});

test("says of a month that it is not over", () => {
  expect(sentence([point("2025-05-01", 90, 12), point("2026-04-01", 452, 132)], 365)).toBe(
    "Views and saves by month from May 2025 to April 2026. Views peak at 452 in April, which is not over yet, saves at 132 the same month.",
  );
});

test("says of today that it is not over, and of saves on another day or in another month", () => {
  expect(sentence([point("2026-04-22", 5, 3), point("2026-04-23", 80, 2)])).toContain(
    "Views peak at 80 on 23 April, which is not over yet, saves at 3 on 22 April.",
  );
  expect(
    sentence([point("2025-05-01", 90, 1), point("2026-03-01", 9, 4), point("2026-04-01", 8)], 365),
  ).toContain("Views peak at 90 in May, saves at 4 in March.");
});

test("names every column of a chart with few views", () => {
  expect(sentence([point("2026-03-25", 0), point("2026-04-20", 1), point("2026-04-22", 2, 1)])).toBe(
    "Views and saves by day from 25 March to 23 April. One view on 20 April, two views and one save on 22 April.",
  );
  expect(sentence([point("2026-03-25", 0, 1), point("2026-04-20", 0)])).toContain(". One save on 25 March.");
  expect(sentence([point("2026-03-25", 0)])).toContain("No visits.");
});

test("of equal peaks the first counts, and without views there is none", () => {
  expect(peakIndex([point("2026-04-01", 3), point("2026-04-02", 5), point("2026-04-03", 5)])).toBe(1);
  expect(peakIndex([point("2026-04-01", 0)])).toBeUndefined();
});
