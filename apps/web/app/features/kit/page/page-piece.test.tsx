import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { FREE_KIT, fileAnswer, openKit, PREMIUM_KIT } from "../../../../test/open-kit.tsx";

const press = (element: HTMLElement) => act(async () => element.click());
const FILE = {
  "GET /api/kit/c1/page.html": () => fileAnswer("text/html; charset=utf-8", "x".repeat(15_360)),
};

test("tells what is inside and how large it is, and downloads it", async () => {
  const { saved } = openKit("/cards/c1/kit/page", PREMIUM_KIT, FILE);
  expect(await screen.findByText(/^15 KB of at most 400\. /)).toBeTruthy();
  expect(screen.getByText("Name, role and 7 channels")).toBeTruthy();
  expect(screen.getByText("Opens your card here")).toBeTruthy();
  await press(screen.getByRole("button", { name: "Download giulia.html" }));
  await waitFor(() => expect(saved).toEqual(["giulia.html"]));
});

test("names no code where the plan has none", async () => {
  openKit("/cards/c1/kit/page", FREE_KIT, FILE);
  expect(await screen.findByText("Contact file")).toBeTruthy();
  expect(screen.queryByText("Opens your card here")).toBeNull();
});

test("says why there is no file", async () => {
  openKit("/cards/c1/kit/page", PREMIUM_KIT, {
    "GET /api/kit/c1/page.html": () =>
      errorResponse("payload_too_large", "The page would be larger than 400 KB. Please use a smaller photo."),
  });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The page would be larger than 400 KB. Please use a smaller photo.",
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Download giulia.html" }).disabled).toBe(true);
});
