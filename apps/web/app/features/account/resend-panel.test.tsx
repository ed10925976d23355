import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ResendPanel } from "./resend-panel.tsx";
import { useCountdown } from "./use-countdown.ts";

const START = 1_700_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

function Panel({ since, length = 300_000 }: { since: number | undefined; length?: number }) {
  const seconds = useCountdown({ since, length });
  return (
    <ResendPanel
      seconds={seconds}
      wait={length / 1000}
      format={String}
      onResend={() => {}}
      isSending={false}
    />
  );
}

const shown = () => Number(screen.getByRole("timer").textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const resend = () => screen.getByRole("button", { name: "Resend code" });

test("shows the whole wait until it has begun", () => {
  render(<Panel since={undefined} />);
  pass(5000);
  expect(shown()).toBe(300);
});

test("counts every second down to zero and only then lets the code be sent again", () => {
  render(<Panel since={START} />);
  // Found once: looking for it by role three hundred times takes seconds.
  const button = resend();
  for (let left = 300; left > 0; left--) {
    expect(shown()).toBe(left);
    expect(button).toHaveProperty("disabled", true);
    pass(1000);
  }
  expect(shown()).toBe(0);
  expect(button).toHaveProperty("disabled", false);
  pass(60_000);
  expect(shown()).toBe(0);
});

test("goes on from the moment of the last code", () => {
  render(<Panel since={START - 27_400} />);
  expect(shown()).toBe(273);
  pass(600);
  expect(shown()).toBe(272);
});

test("is right after a sleep in which no timer ran", () => {
  render(<Panel since={START} />);
  vi.setSystemTime(START + 200_000);
  pass(1000);
  expect(shown()).toBe(99);
});

test("starts over with a new code", () => {
  const { rerender } = render(<Panel since={START} />);
  pass(300_000);
  rerender(<Panel since={START + 300_000} length={30_000} />);
  expect(shown()).toBe(30);
  pass(1000);
  expect(shown()).toBe(29);
});

test("speaks at full minutes and at the end, and not in between", () => {
  const { container } = render(<Panel since={START - 10_000} />);
  const spoken = () => container.querySelector("[aria-live]")?.textContent;
  const heard: (string | null | undefined)[] = [];
  for (let second = 0; second <= 290; second++) {
    if (spoken() !== heard.at(-1)) heard.push(spoken());
    pass(1000);
  }
  expect(heard).toEqual([
    "",
    "You can request a new code in 4 minutes.",
    "You can request a new code in 3 minutes.",
    "You can request a new code in 2 minutes.",
    "You can request a new code in 1 minute.",
    "You can request a new code now.",
  ]);
});
