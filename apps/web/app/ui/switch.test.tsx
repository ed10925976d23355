import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Switch } from "./switch.tsx";

test("is a switch that says what it does, and is pressed by the keyboard", async () => {
  const onChange = vi.fn();
  render(
    <Switch label="Share your details" isOn={false} onChange={onChange}>
      Visitors can leave theirs.
    </Switch>,
  );
  const texts = { name: "Share your details", description: "Visitors can leave theirs." };
  expect(screen.getByRole<HTMLInputElement>("switch", texts).checked).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledWith(true);
});
