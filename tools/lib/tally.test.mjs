import { expect, test } from "vitest";
import { countPlaywright, countVitest, createTally } from "./tally.mjs";

function recorded() {
  const lines = [];
  return { lines, tally: createTally((line) => lines.push(line)) };
}

test("adds up all parts in the last line and succeeds when none failed", async () => {
  const { lines, tally } = recorded();
  await tally.part("Types", async () => ({ passed: 1 }));
  await tally.part("Tests", async () => ({ passed: 40 }));
  expect(tally.finish()).toBe(0);
  expect(lines.at(-1)).toBe("41 passed, 0 failed");
});

test("one failure makes the whole run fail", async () => {
  const { lines, tally } = recorded();
  expect(await tally.part("Tests", async () => ({ passed: 1, failed: 2, skipped: 3 }))).toBe(false);
  expect(tally.finish()).toBe(1);
  expect(lines.at(-1)).toBe("1 passed, 2 failed, 3 skipped");
});

test("a part that cannot run is named before the counts, and fails where all must run", () => {
  const lenient = recorded();
  lenient.tally.missing("browser tests", "no Chromium", false);
  expect(lenient.tally.finish()).toBe(0);
  expect(lenient.lines.slice(-2)).toEqual([
    "Skipped: browser tests (no Chromium)",
    "0 passed, 0 failed, 1 skipped",
  ]);
  const strict = recorded();
  strict.tally.missing("browser tests", "no Chromium", true);
  expect(strict.tally.finish()).toBe(1);
  expect(strict.lines.at(-1)).toBe("0 passed, 1 failed");
});

test("a test file that does not load counts as a failure", () => {
  const broken = { name: "a.test.ts", status: "failed", assertionResults: [] };
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [broken, broken],
  };
  expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 1 });
});

test("failed tests are named once more before the counts, where the end of a long log shows them", async () => {
  const assertionResults = [
    { status: "failed", fullName: "cards are kept" },
    { status: "passed", fullName: "cards are shown" },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: "card.test.ts", status: "failed", assertionResults }],
  };
  const { lines, tally } = recorded();
  await tally.part("Tests", async () => countVitest(report, 1));
  tally.finish();
  expect(lines.slice(-2)).toEqual(["Failed: cards are kept (card.test.ts)", "1 passed, 1 failed"]);
});

test("a browser test that needed a second try has passed, and is named", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 2, skipped: 0 };
  expect(countPlaywright({ stats }, 0)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    outcome: "ok, 2 on the second try",
  });
  expect(countPlaywright({ stats: { ...stats, unexpected: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
  });
});

test("a runner that ends badly without a failed test, or without a report, counts as a failure", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(countPlaywright({ stats }, 1).failed).toBe(1);
  expect(countPlaywright(undefined, 0).failed).toBe(1);
  expect(countVitest(undefined, 0).failed).toBe(1);
});
