import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";

test("shows and hides the password, keeping value, focus and caret", async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  const eye = screen.getByRole("button", { name: "Show password" });
  await userEvent.type(field, "secret");
  field.setSelectionRange(2, 4);

  await userEvent.click(eye);
  expect(field.type).toBe("text");
  expect(eye.getAttribute("aria-pressed")).toBe("true");
  expect(field.value).toBe("secret");
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);

  await userEvent.click(eye);
  expect(field.type).toBe("password");
  expect(eye.getAttribute("aria-pressed")).toBe("false");
  expect(field.value).toBe("secret");
});
