import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { useRedirect } from "./use-redirect.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

function Start() {
  const redirect = useRedirect();
  return (
    <>
      <button type="button" onClick={() => redirect("/next", 3000)}>
        Go
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>Before</p> },
      { path: "/start", element: <Start /> },
      { path: "/next", element: <p>Next</p> },
      { path: "/elsewhere", element: <p>Somewhere else</p> },
    ],
    { initialEntries: ["/", "/start"] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole("button").click());
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("opens the next page when the time has come, not before, and in place of this one", async () => {
  const router = open();
  await pass(2999);
  expect(router.state.location.pathname).toBe("/start");
  await pass(1);
  expect(router.state.location.pathname).toBe("/next");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/");
});

test("lets whoever has left stay where they went", async () => {
  const router = open();
  act(() => screen.getByRole("link").click());
  await pass(10_000);
  expect(router.state.location.pathname).toBe("/elsewhere");
});
