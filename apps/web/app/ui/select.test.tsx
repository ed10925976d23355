import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { Select } from "./select.tsx";

const options = [
  { value: "google", label: "google" },
  { value: "social media", label: "social media" },
  { value: "referal", label: "referal" },
];

function Harness({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Select
      label="How did you hear about us"
      options={options}
      value={value}
      onValueChange={setValue}
      placeholder="Choose one"
      error="please choose one"
    />
  );
}

describe("Select", () => {
  test("is opened, moved through and chosen from by keyboard", async () => {
    render(<Harness />);
    const field = screen.getByRole("combobox", { name: "How did you hear about us" });
    expect(field.textContent).toBe("Choose one");
    field.focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(field.textContent).toBe("social media");
    expect(document.activeElement).toBe(field);
  });

  test("shows what is chosen and marks it in the list", async () => {
    render(<Harness start="referal" />);
    const field = screen.getByRole("combobox");
    expect(field.textContent).toBe("referal");
    field.focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("option", { name: "referal" }).getAttribute("aria-selected")).toBe("true");
  });

  test("is described by its error", () => {
    render(<Harness />);
    const field = screen.getByRole("combobox");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "please choose one",
    );
  });
});
