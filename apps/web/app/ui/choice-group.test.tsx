import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ChoiceGroup } from "./choice-group.tsx";

const OPTIONS = [
  { value: "a4", label: "A4", note: "210 x 297 mm" },
  { value: "letter", label: "Letter", note: "8.5 x 11 in" },
  { value: "legal", label: "Legal", isDisabled: true },
] as const;

function Paper() {
  const [paper, setPaper] = useState<(typeof OPTIONS)[number]["value"]>("a4");
  return <ChoiceGroup label="Paper" options={OPTIONS} value={paper} onValueChange={setPaper} />;
}

test("is a radio group of which one is chosen, each described by its note", async () => {
  render(<Paper />);
  expect(screen.getByRole("group", { name: "Paper" })).toBeTruthy();
  const letter = screen.getByRole<HTMLInputElement>("radio", { name: "Letter" });
  expect(letter.getAttribute("aria-describedby")).toBe(screen.getByText("8.5 x 11 in").id);
  expect(letter.checked).toBe(false);
  await userEvent.click(screen.getByText("Letter"));
  expect(letter.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "A4" }).checked).toBe(false);
});

test("the arrow keys move the choice, past what is disabled", async () => {
  render(<Paper />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "A4" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Letter" }).checked).toBe(true);
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "A4" }).checked).toBe(true);
});
