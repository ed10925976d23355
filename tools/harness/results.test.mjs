import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { MEASURED } from "../lib/capacity.mjs";
import { hasPassed, readResults, suites, toMarkdown } from "./results.ts";
import { judge, nearestToLimit, toText } from "./task.ts";

const { proof, bench } = suites;
/** Of a screen with 50 lines. */
const TWO_SCREENS = 100;

test.each(Object.values(suites))(
  "$title: the document is written from the figures and fits on two screens",
  (suite) => {
    const text = readFileSync(resolve(import.meta.dirname, "../../docs", `${suite.name}.md`), "utf8");
    expect(text).toBe(toMarkdown(suite, readResults(suite)));
    expect(text.split("\n").length).toBeLessThanOrEqual(TWO_SCREENS);
  },
);

test("what a capacity is computed from is among the figures", () => {
  const figures = readResults(bench).flatMap((result) => result.figures);
  const names = figures.map(({ name, on }) => (on ? `${name} (${on})` : name));
  expect(names).toEqual(expect.arrayContaining(Object.values(MEASURED).map(({ from }) => from)));
});

test("a figure is judged by its limit, also when it is no number", () => {
  const passed = (measured) => judge({ name: "it", value: 1, ...measured }).passed;
  expect([
    passed({ atMost: 1 }),
    passed({ atMost: 0 }),
    passed({ atLeast: 1 }),
    passed({ atLeast: 2 }),
  ]).toEqual([true, false, true, false]);
  expect([passed({ value: "yes", equals: "yes" }), passed({ value: "no", equals: "yes" })]).toEqual([
    true,
    false,
  ]);
  expect(passed({ value: Number.NaN, atMost: 1 })).toBe(false);
  expect(judge({ name: "it", value: Number.POSITIVE_INFINITY, atMost: 1 })).toMatchObject({
    value: "Infinity",
    passed: false,
  });
});

test("the figure that speaks for a task is the one nearest to its limit, and a missed one before all", () => {
  const near = judge({ name: "near", value: 9, unit: "ms", atMost: 10 });
  const far = judge({ name: "far", value: 1.5, atLeast: 0.5 });
  const lost = judge({ name: "lost", value: 0, atMost: 0 });
  const tried = judge({ name: "tried", value: 60, atLeast: 60 });
  expect(nearestToLimit([tried, lost, far, near])).toBe(near);
  expect(nearestToLimit([tried, lost])).toBe(lost);
  const missed = judge({ name: "missed", on: "SQLite", value: 1, atMost: 0 });
  expect(nearestToLimit([near, missed])).toBe(missed);
  expect(toText(missed)).toBe("missed (SQLite): 1, limit 0");
});

test("what failed is spelt out", () => {
  const figure = judge({ name: "lost", value: 2, atMost: 0, note: "of 10" });
  const result = {
    number: 1,
    title: "A test",
    meaning: "All is well.",
    date: "2026-01-02",
    machine: "a machine",
    stolenPercent: 0,
    seconds: 1,
    failure: "it hung",
    figures: [figure],
  };
  expect(hasPassed(result)).toBe(false);
  const text = toMarkdown(proof, [result]);
  expect(text).toContain("| 1 | A test | lost: 2, limit 0 | All is well. | **FAIL** |");
  expect(text).toContain("- 1. A test: it broke off, it hung\n- 1. lost: 2, limit 0 (of 10)");
});
