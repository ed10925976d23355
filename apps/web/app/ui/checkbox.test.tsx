import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";

describe("Checkbox", () => {
  test("is ticked by a click anywhere on its label", async () => {
    render(<Checkbox>Keep me signed in</Checkbox>);
    await userEvent.click(screen.getByText("Keep me signed in"));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });

  test("leaves a button in its label alone", async () => {
    const onOpen = vi.fn();
    render(
      <Checkbox>
        I agree to the{" "}
        <button type="button" onClick={onOpen}>
          Terms of Service
        </button>
      </Checkbox>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Terms of Service" }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  test("is described by its error", () => {
    render(<Checkbox error="please accept the terms">I agree</Checkbox>);
    const box = screen.getByRole("checkbox", { name: "I agree" });
    const description = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("please accept the terms");
    expect(box.getAttribute("aria-invalid")).toBe("true");
  });
});
