import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notify, Toaster } from "./toast.tsx";

/** The leave animation, after which a toast is gone. */
const LEAVE_MS = 220;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
  // Time stands still for them while a pointer is over one, also if the page is gone since.
  fireEvent.mouseLeave(screen.getByRole("region", { name: "Messages" }));
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function expectLifetime(show: () => string, lifetime: number) {
  act(() => {
    show();
  });
  // In two steps: a toast that was dismissed too early, in the first, would be gone after the second.
  pass(lifetime - LEAVE_MS - 1);
  pass(LEAVE_MS);
  expect(screen.queryByText("hello")).not.toBeNull();
  pass(1);
  pass(LEAVE_MS);
  expect(screen.queryByText("hello")).toBeNull();
}

function expectNoEnd(show: () => string) {
  act(() => {
    show();
  });
  pass(60_000);
  expect(screen.queryByText("hello")).not.toBeNull();
}

describe("the product's own toasts", () => {
  test.each(["success", "error", "blank", "custom"] as const)("%s is gone after five seconds", (kind) => {
    expectLifetime(() => notify[kind]("hello"), 5000);
  });

  test("loading stays until it is dismissed", () => {
    expectNoEnd(() => notify.loading("hello"));
  });

  test("an error is an alert, the others are a status", () => {
    act(() => {
      notify.error("wrong");
      notify.success("right");
      notify.loading("waiting");
    });
    expect(screen.getByRole("alert").textContent).toBe("wrong");
    expect(screen.getAllByRole("status").map((item) => item.textContent)).toEqual(["waiting", "right"]);
  });

  test.each([["answer"], [undefined]])("one that is dismissed (%s) takes no successor along", (dismissed) => {
    act(() => {
      notify.error("failed", { id: "answer" });
    });
    act(() => notify.dismiss(dismissed));
    pass(LEAVE_MS - 1);
    // The first one is removed before the second is painted.
    act(() => {
      notify.success("done", { id: "answer" });
      vi.advanceTimersByTime(1);
    });
    expect(screen.queryByText("failed")).toBeNull();
    expect(screen.queryByText("done")).not.toBeNull();
    act(() => notify.dismiss("answer"));
    pass(LEAVE_MS);
    expect(screen.queryByText("done")).toBeNull();
  });

  test("a loading toast can become its own result", () => {
    let id = "";
    act(() => {
      id = notify.loading("checking...");
    });
    act(() => {
      notify.success("available!", { id });
    });
    expect(screen.queryByText("checking...")).toBeNull();
    expect(screen.getAllByRole("status")).toHaveLength(1);
    pass(5000);
    pass(LEAVE_MS);
    expect(screen.queryByText("available!")).toBeNull();
  });

  test("dismiss takes one away, or all of them", () => {
    let first = "";
    act(() => {
      first = notify.loading("one");
      notify.loading("two");
      notify.loading("three");
    });
    act(() => notify.dismiss(first));
    pass(LEAVE_MS);
    expect(screen.getAllByRole("status").map((item) => item.textContent)).toEqual(["three", "two"]);
    act(() => notify.dismiss());
    pass(LEAVE_MS);
    expect(screen.queryAllByRole("status")).toEqual([]);
  });

  test("at most 20 are shown at once", () => {
    act(() => {
      for (let count = 1; count <= 25; count += 1) notify.blank(`toast ${count}`);
    });
    expect(screen.getAllByRole("status")).toHaveLength(20);
    expect(screen.queryByText("toast 5")).toBeNull();
    expect(screen.getByText("toast 25")).toBeTruthy();
  });
});

describe("lifetimes by kind, where none is given", () => {
  test.each([
    ["success", toast.success, 2000],
    ["error", toast.error, 4000],
    ["blank", toast, 4000],
  ] as const)("%s stays for the default of its kind", (_kind, show, lifetime) => {
    expectLifetime(() => show("hello"), lifetime);
  });

  test("loading never ends by itself", () => {
    expectNoEnd(() => toast.loading("hello"));
  });
});
