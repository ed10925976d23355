import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Switch } from "./switch.tsx";

test("says whether it is on, is described by its note and asks for the other state", async () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <Switch label="Mirrored" note="For some apps" isOn={false} onChange={onChange} />,
  );
  const control = screen.getByRole("switch", { name: "Mirrored" });
  expect(control.getAttribute("aria-checked")).toBe("false");
  expect(control.getAttribute("aria-describedby")).toBe(screen.getByText("For some apps").id);
  await userEvent.click(control);
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<Switch label="Mirrored" note="For some apps" isOn onChange={onChange} />);
  expect(control.getAttribute("aria-checked")).toBe("true");
  control.focus();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenLastCalledWith(false);
});
