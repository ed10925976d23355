import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

test("puts the text into the clipboard and says so in its place", async () => {
  const user = userEvent.setup();
  render(<CopyButton label="Bank" text="IBAN 0013" />);
  const icon = screen.getByRole("button").innerHTML;
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(screen.getByRole("button", { name: "Copy Bank" }));
  expect(await navigator.clipboard.readText()).toBe("IBAN 0013");
  expect(screen.getByRole("status").textContent).toBe("Copied");
  expect(screen.getByRole("button").innerHTML).not.toBe(icon);
});

test("is ready again after a moment", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<CopyButton label="Bank" text="IBAN 0013" />);
  await user.click(screen.getByRole("button"));
  await screen.findByText("Copied");
  act(() => vi.advanceTimersByTime(3_000));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("tells what to do instead where the browser refuses", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  document.execCommand = () => false;
  render(<CopyButton label="Bank" text="IBAN 0013" />);
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("Could not copy. Select the text instead.");
});
