import { screen } from "@testing-library/react";
import { CHANNELS } from "@visita/domain/card/channels";
import { expect, test } from "vitest";
import { openSitePage } from "../../../../test/open-pages.tsx";
import { PricingPage } from "./pricing-page.tsx";

// The catalogue itself would be a heavy way of knowing one number.
test("promises as many channels as there are", () => {
  openSitePage(PricingPage, { billing: "stripe" });
  expect(screen.getByRole("row", { name: /Contact channels/ }).textContent).toContain(
    `All ${CHANNELS.length}`,
  );
});

test("names no price where nothing is sold", () => {
  openSitePage(PricingPage, { billing: "off" });
  expect(screen.getByText(/Every feature is open on this installation/)).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});
