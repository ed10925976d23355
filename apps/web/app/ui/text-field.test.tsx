import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" | ");
}

describe.each([
  ["TextField", TextField],
  ["TextArea", TextArea],
] as const)("%s", (_name, Field) => {
  test("is found by its label and described by its hint", () => {
    render(<Field label="Email" hint="We send the security code here." />);
    const control = screen.getByRole("textbox", { name: "Email" });
    expect(descriptionOf(control)).toBe("We send the security code here.");
    expect(control.getAttribute("aria-invalid")).toBeNull();
  });

  test("reads the error before the hint and is invalid", () => {
    render(<Field label="Email" hint="For the code." error="email address is invalid" />);
    const control = screen.getByRole("textbox", { name: "Email" });
    expect(descriptionOf(control)).toBe("email address is invalid | For the code.");
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  test("shows an error in place of a success", () => {
    render(<Field label="Username" error="ada is already taken" success="ada is available!" />);
    expect(screen.queryByText("ada is available!")).toBeNull();
    expect(screen.getByText("ada is already taken")).toBeTruthy();
  });

  test("says that it is required without the asterisk in its name", () => {
    render(<Field label="Phone" isRequired />);
    expect(screen.getByRole("textbox", { name: "Phone" }).getAttribute("aria-required")).toBe("true");
  });

  test("keeps a description of its caller", () => {
    render(
      <>
        <Field label="Bio" hint="Short." aria-describedby="rules" />
        <p id="rules">Rules</p>
      </>,
    );
    expect(descriptionOf(screen.getByRole("textbox", { name: "Bio" }))).toBe("Short. | Rules");
  });
});
