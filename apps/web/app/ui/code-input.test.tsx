import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { CodeInput } from "./code-input.tsx";

const onComplete = vi.fn();

function Harness({ start = "" }: { start?: string }) {
  const [code, setCode] = useState(start);
  return (
    <>
      <CodeInput label="Security code" value={code} onChange={setCode} onComplete={onComplete} />
      <output>{code}</output>
    </>
  );
}

function setUp(start?: string) {
  onComplete.mockClear();
  render(<Harness start={start} />);
}

const box = (position: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${position} of 6`);
const code = () => screen.getByRole("status").textContent;

describe("CodeInput", () => {
  test("is a group with the label as its name", () => {
    setUp();
    expect(screen.getByRole("group", { name: "Security code" })).toBeTruthy();
  });

  test("moves on with every digit and reports the full code once", async () => {
    setUp();
    await userEvent.click(box(1));
    await userEvent.keyboard("407113");
    expect(code()).toBe("407113");
    expect(document.activeElement).toBe(box(6));
    expect(onComplete.mock.calls).toEqual([["407113"]]);
  });

  test.each(["407113", "407 113", "407-113", " 407113\n"])("takes a pasted %j, in any box", async (text) => {
    setUp("9");
    await userEvent.click(box(2));
    await userEvent.paste(text);
    expect(code()).toBe("407113");
    expect(onComplete.mock.calls).toEqual([["407113"]]);
  });

  test("takes the code that the phone fills into the first box", () => {
    setUp();
    expect(box(1).autocomplete).toBe("one-time-code");
    fireEvent.change(box(1), { target: { value: "407113" } });
    expect(code()).toBe("407113");
    expect(onComplete.mock.calls).toEqual([["407113"]]);
  });

  test("ignores what is no digit, typed or pasted", async () => {
    setUp("40");
    await userEvent.click(box(3));
    await userEvent.keyboard("x -");
    await userEvent.paste("hello");
    expect(code()).toBe("40");
    expect(document.activeElement).toBe(box(3));
  });

  test("moves by arrow keys, Home and End, never past the first empty box", async () => {
    setUp("407");
    await userEvent.click(box(2));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(box(1));
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(box(4));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(box(4));
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(box(1));
  });

  test("goes back with Backspace", async () => {
    setUp("407");
    await userEvent.click(box(4));
    await userEvent.keyboard("{Backspace}");
    expect(code()).toBe("40");
    expect(document.activeElement).toBe(box(3));
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}");
    expect(code()).toBe("");
    expect(document.activeElement).toBe(box(1));
  });

  test("erases where a phone empties the box without a Backspace key", () => {
    setUp("407");
    fireEvent.change(box(3), { target: { value: "" } });
    expect(code()).toBe("40");
  });

  test("closes the gap when a digit in the middle is erased", async () => {
    setUp("407113");
    await userEvent.click(box(2));
    await userEvent.keyboard("{Backspace}");
    expect(code()).toBe("47113");
  });

  test("replaces a digit that is typed over", async () => {
    setUp("407113");
    await userEvent.click(box(2));
    await userEvent.keyboard("5");
    expect(code()).toBe("457113");
    expect(document.activeElement).toBe(box(3));
  });

  test("takes the new digit where a phone writes it beside the old one", () => {
    setUp("407113");
    fireEvent.change(box(2), { target: { value: "05" } });
    expect(code()).toBe("457113");
    fireEvent.change(box(1), { target: { value: "44" } });
    expect(code()).toBe("457113");
  });

  test("starts at the first empty box wherever it is touched", async () => {
    setUp("40");
    await userEvent.click(box(6));
    expect(document.activeElement).toBe(box(3));
  });
});
