import type { Period } from "@visita/domain/insight/insight.constants";
import type { InsightPoint } from "@visita/domain/insight/insight.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { expect, test } from "vitest";
import { placeCallout } from "./callout.ts";
import { axisLabels, columnWidth, plotOf } from "./chart-layout.ts";

const t = await insightTexts.load("en");
const TO = Date.parse("2026-04-23");
const DAY_MS = 86_400_000;

const point = (day: string): InsightPoint => ({
  day,
  views: 88,
  visitors: 70,
  saves: 31,
  details: 0,
  mostly: null,
});
const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    point(new Date(TO - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10)),
  );
const months = Array.from({ length: 12 }, (_, index) =>
  point(new Date(Date.UTC(2025, 4 + index, 1)).toISOString().slice(0, 10)),
);

function labels(series: InsightPoint[], period: Period, width: number) {
  return axisLabels(series, period, width, t).map(({ text }) => text.replace("\u00a0", " "));
}

test.each([
  [798, ["25 Mar", "1 Apr", "8 Apr", "15 Apr", "Today"]],
  [266, ["25 Mar", "8 Apr", "Today"]],
])("thirty days on %i px", (width, shown) => {
  expect(labels(days(30), 30, width)).toEqual(shown);
});

test("seven days have a label each, and every second one on a phone", () => {
  expect(labels(days(7), 7, 798)).toHaveLength(7);
  expect(labels(days(7), 7, 266)).toEqual(["17 Apr", "19 Apr", "21 Apr", "Today"]);
});

test("ninety days never crowd the last label", () => {
  expect(labels(days(90), 90, 798).slice(-2)).toEqual(["4 Apr", "Today"]);
  expect(labels(days(90), 90, 266)).toEqual(["24 Jan", "21 Feb", "21 Mar", "Today"]);
});

test("twelve months have their names, and the new year its number", () => {
  expect(labels(months, 365, 798).join(" ")).toBe("May Jun Jul Aug Sep Oct Nov Dec Jan 2026 Feb Mar Apr");
  expect(labels(months, 365, 266)).toEqual(["May", "Sep", "Jan", "Apr"]);
});

test("the plot begins beside its longest number, in Arabic at the right", () => {
  expect(plotOf("en", [0, 25, 50], 840)).toMatchObject({ start: 34, end: 832 });
  expect(plotOf("en", [0, 2500, 5000], 840).start).toBeGreaterThan(45);
  expect(plotOf("ar", [0, 25, 50], 840)).toMatchObject({ start: 806, end: 8 });
});

test("columns keep their width, until neighbours would touch", () => {
  const column = (views: number, saves = 0) => ({ views, saves });
  const none = column(0);
  expect(columnWidth([column(1), none, column(2, 1)], 26.8, 840)).toBe(14);
  expect(columnWidth([column(1), none, column(2, 1)], 9.17, 308)).toBe(9);
  expect(columnWidth([column(1, 1), column(2, 1)], 9.17, 308)).toBeCloseTo(2.085);
  expect(columnWidth([column(1, 1), column(2, 1)], 3, 308)).toBe(2);
});

const PLOT = plotOf("en", [0], 840);

test("the callout is right of the peak, above it in the last third, and above the plot on phones", () => {
  const peak = point("2026-04-12");
  expect(placeCallout(peak, { x: 529, y: 55 }, PLOT, 30, false, t)).toMatchObject({
    x: 542,
    detailY: 57,
    anchor: "start",
    title: "88 views, 31 saves",
  });
  expect(placeCallout(peak, { x: 832, y: 77 }, PLOT, 365, true, t)).toMatchObject({
    x: 836,
    titleY: 44,
    anchor: "end",
    detail: "April, not over yet",
  });
  const phone = plotOf("en", [0], 308);
  const onPhone = placeCallout({ ...peak, mostly: "Salone" }, { x: 300, y: 87 }, phone, 30, true, t);
  expect(onPhone).toMatchObject({ titleY: 14, anchor: "middle", detail: "Today" });
  expect(onPhone.x).toBeLessThan(240);
});

test("in Arabic it is left of the peak", () => {
  const peak = point("2026-04-12");
  const plot = plotOf("ar", [0], 840);
  expect(placeCallout(peak, { x: 311, y: 55 }, plot, 30, false, t)).toMatchObject({
    x: 298,
    anchor: "start",
  });
  expect(placeCallout(peak, { x: 8, y: 77 }, plot, 365, true, t)).toMatchObject({ x: 4, anchor: "end" });
});

test("the callout names the link that brought most, shortened where it would stick out", () => {
  const long = "Politecnico di Milano, Corso di Laurea Magistrale in Design";
  const detail = (mostly: string, x: number) =>
    placeCallout({ ...point("2026-04-12"), mostly }, { x, y: 55 }, PLOT, 30, false, t).detail.replace(
      "\u00a0",
      " ",
    );
  expect(detail("Salone del Mobile", 529)).toBe("12 April, mostly Salone del Mobile");
  expect(detail(long, 529)).toMatch(/^12 April, mostly Politecnico di.*…$/);
  expect(detail(long, 36)).toContain(long);
  const name = "東京ビッグサイトの国際展示会".repeat(3);
  expect(detail(name, 529)).toMatch(/^12 April, mostly 東京.*…$/);
  expect(detail(name, 529).length).toBeLessThan(detail(long, 529).length);
});
