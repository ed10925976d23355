import { insightTexts } from "@visita/domain/owner-messages/insights";
import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

const t = await insightTexts.load("en");
const NONE = { views: 0, visitors: 0, saves: 0, details: 0 };

function change(now: number, before: number, countedSince = "2025-01-10", period: 30 | 365 = 30) {
  const isYear = period === 365;
  return changeWords(
    "views",
    {
      to: "2026-04-23",
      countedSince,
      totals: { ...NONE, views: now },
      before: {
        ...NONE,
        views: before,
        from: isYear ? "2024-05-01" : "2026-02-23",
        to: isYear ? "2025-04-30" : "2026-03-24",
      },
    },
    period,
    t,
  );
}

test("says how many more or fewer", () => {
  expect(change(514, 376)).toEqual({
    direction: "more",
    words: "138 more",
    against: "than the 30 days before",
  });
  expect(change(23, 27)).toMatchObject({ direction: "fewer", words: "4 fewer" });
  expect(change(2385, 1273, "2024-01-10", 365)).toMatchObject({
    words: "1,112 more",
    against: "than the 12 months before",
  });
});

test("says when nothing has changed, and when there is nothing at all", () => {
  expect(change(28, 28)).toEqual({
    direction: "same",
    words: "The same",
    against: "as in the 30 days before",
  });
  expect(change(0, 0)).toEqual({ direction: "same", words: "None yet", against: "in either period" });
});

test("compares with nothing that was counted only in part", () => {
  expect(change(5, 3, "2026-03-03")).toMatchObject({ words: "New", against: "since 3\u00a0March" });
  expect(change(5, 0, "2025-11-03", 365)).toMatchObject({ words: "New", against: "since 3\u00a0November" });
  expect(change(5, 3, "2024-11-03", 365)).toMatchObject({ against: "since 3\u00a0November\u00a02024" });
});

test("a card of this month is new: there is nothing to compare with", () => {
  expect(change(1, 0, "2026-04-20")).toMatchObject({ words: "New", against: "since 20\u00a0April" });
  expect(change(0, 0, "2026-04-20")).toMatchObject({ words: "None yet", against: "since 20\u00a0April" });
});
