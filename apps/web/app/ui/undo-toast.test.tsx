import { act, fireEvent, render, screen } from "@testing-library/react";
import { Trash2 } from "lucide-react";
import { beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "./toast.tsx";
import { notifyUndo } from "./undo-toast.tsx";

const onUndo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onUndo.mockClear();
  render(<Toaster />);
  act(() => {
    notifyUndo({ icon: Trash2, text: "giulia is deleted.", durationMs: 30_000, isCounted: true, onUndo });
  });
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const button = () => screen.queryByRole("button", { name: "Undo" });

test("shows the seconds that are left, which screen readers do not hear, and ends", () => {
  expect(button()?.textContent).toBe("Undo, 30 s");
  pass(12_000);
  expect(button()?.textContent).toBe("Undo, 18 s");
  pass(17_000);
  expect(button()).toBeTruthy();
  pass(2_000);
  pass(1_000);
  expect(button()).toBeNull();
  expect(onUndo).not.toHaveBeenCalled();
});

test("waits while it has the focus or the pointer", () => {
  act(() => button()?.focus());
  pass(60_000);
  expect(button()?.textContent).toBe("Undo, 30 s");
  act(() => button()?.blur());
  fireEvent.pointerEnter(screen.getByText("giulia is deleted."));
  pass(60_000);
  expect(button()).toBeTruthy();
});

test("undoes once and goes away", () => {
  act(() => button()?.click());
  expect(onUndo).toHaveBeenCalledOnce();
  pass(1_000);
  expect(button()).toBeNull();
});
