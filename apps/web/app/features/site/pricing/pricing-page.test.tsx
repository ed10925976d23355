import { render, screen } from "@testing-library/react";
import { CHANNELS } from "@visita/domain/card/channels";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PricingPage } from "./pricing-page.tsx";

function show(billing: "stripe" | "off") {
  const router = createMemoryRouter([{ id: "root", path: "/", Component: PricingPage }], {
    hydrationData: { loaderData: { root: { settings: { billing } } } },
  });
  render(<RouterProvider router={router} />);
}

// The catalogue itself would be a heavy way of knowing one number.
test("promises as many channels as there are", () => {
  show("stripe");
  expect(screen.getByRole("row", { name: /Contact channels/ }).textContent).toContain(
    `All ${CHANNELS.length}`,
  );
});

test("names no price where nothing is sold", () => {
  show("off");
  expect(screen.getByText(/Every feature is open on this installation/)).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});
