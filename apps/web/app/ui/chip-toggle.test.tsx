import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ChipToggle } from "./chip-toggle.tsx";

test("is pressed while it is on, and shows a check in place of its icon", async () => {
  const onToggle = vi.fn();
  const icon = <svg data-testid="icon" />;
  const { rerender } = render(
    <ChipToggle icon={icon} isOn={false} onToggle={onToggle}>
      Phone
    </ChipToggle>,
  );
  const chip = screen.getByRole("button", { name: "Phone" });
  expect(chip.getAttribute("aria-pressed")).toBe("false");
  expect(screen.getByTestId("icon")).toBeTruthy();
  await userEvent.click(chip);
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(
    <ChipToggle icon={icon} isOn onToggle={onToggle}>
      Phone
    </ChipToggle>,
  );
  expect(chip.getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByTestId("icon")).toBeNull();
});

test("cannot be pressed while it is disabled", async () => {
  const onToggle = vi.fn();
  render(
    <ChipToggle isOn={false} isDisabled onToggle={onToggle}>
      Phone
    </ChipToggle>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Phone" }));
  expect(onToggle).not.toHaveBeenCalled();
});
