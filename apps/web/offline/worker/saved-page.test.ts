import { expect, test } from "vitest";
import { formatSavedAt } from "./saved-page.ts";

const now = new Date(2026, 10, 15, 18, 30).getTime();

test.each([
  [new Date(2026, 10, 15, 9, 5), "09:05"],
  [new Date(2026, 10, 14, 23, 59), "14 Nov"],
  [new Date(2025, 10, 15, 9, 5), "15 Nov 2025"],
])("%s is told as %s", (saved, text) => {
  expect(formatSavedAt(saved.getTime(), now)).toBe(text);
});
