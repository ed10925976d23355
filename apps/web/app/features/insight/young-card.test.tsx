import { screen, within } from "@testing-library/react";
import type { OwnCard } from "@visita/domain/card/card.contract";
import type { Insights } from "@visita/domain/insight/insight.contract";
import { beforeEach, expect, test, vi } from "vitest";
import {
  calls,
  chart,
  days,
  FEW,
  GIULIA,
  openInsights,
  panel,
  press,
  startServer,
  TEACHER,
  TO,
  theyHave,
} from "../../../test/open-insights.tsx";

const YOUNG: OwnCard = { ...GIULIA, createdAt: Date.parse("2026-04-20T16:00Z") };
const WEEK: Insights = { ...FEW, from: "2026-04-17", series: days({ "2026-04-22": 2 }).slice(-7) };

beforeEach(() => {
  vi.useFakeTimers({ now: TO + 3_600_000, toFake: ["Date"] });
  startServer();
});

const asked = () => calls.filter((call) => call.startsWith("GET /api/insights"));

test("insights of a card of the last days open on seven days, and leave out those before it was made", async () => {
  theyHave([YOUNG], WEEK);
  openInsights();
  await chart();
  expect(asked()).toEqual(["GET /api/insights?days=7"]);
  expect(screen.getByRole("button", { name: "7 days" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("17 April to 23 April. Card made on 20 April")).toBeTruthy();
  expect(screen.getByText("Before the card was made")).toBeTruthy();
  await press(screen.getByRole("button", { name: "Show as table" }));
  const table = within(screen.getByRole("region", { name: "Views and saves by day, table" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent?.replace("\u00a0", " "));
  expect(rows.map((row) => row?.replace(/\d{4}$/, ""))).toEqual([
    "DayViewsVisitorsSavesDetails left",
    "Today",
    "22 Apr",
    "21 Apr",
    "20 Apr",
    "7 days",
  ]);
  await press(screen.getByRole("button", { name: "Show as chart" }));
});

test.each([
  ["is a week old", [{ ...YOUNG, createdAt: Date.parse("2026-04-16T16:00Z") }]],
  ["stands beside an older one", [YOUNG, TEACHER]],
])("insights open on thirty days where the card %s", async (_what, cards) => {
  theyHave(cards, FEW);
  openInsights();
  await chart();
  expect(asked()).toEqual(["GET /api/insights?days=30"]);
});

test("a period that was chosen is shown for a young card too", async () => {
  theyHave([YOUNG], FEW);
  openInsights("/insights?days=30");
  await chart();
  expect(asked()).toEqual(["GET /api/insights?days=30"]);
});

test("a way that brought details without a counted view says so, in place of a zero", async () => {
  theyHave([GIULIA], { ...FEW, sources: [...FEW.sources, { ...DIRECT, details: 1 }, { ...LINK, saves: 2 }] });
  openInsights();
  await chart();
  const ways = panel("Where people came from").getAllByRole("listitem");
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    "QR code3",
    "Direct linkDetails left",
    "Salone link2 saves",
  ]);
});

const DIRECT = { source: "direct", linkid: null, name: null, views: 0, saves: 0, details: 0 } as const;
const LINK = { ...DIRECT, source: "link", linkid: "l1", name: "Salone" } as const;
