import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LongDate } from "./long-date.tsx";

test.each([
  [["en-GB"], "3 December 2026"],
  // Reported by systems without a language.
  [["C"], "December 3, 2026"],
])("writes a day for a browser with the languages %j", (languages, text) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  render(<LongDate iso="2026-12-03T12:00:00.000Z" />);
  expect(screen.getByText(text).lang).toMatch(/^en/);
});
