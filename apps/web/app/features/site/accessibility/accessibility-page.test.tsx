import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { siteAccessibility } from "@visita/domain/owner-messages/site-accessibility";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AccessibilityPage } from "./accessibility-page.tsx";
import { CLAIMS, type Claim } from "./accessibility-statement.ts";

const ROOT = join(import.meta.dirname, "../../../../../..");

/** What holds each claim: files, and words in them. */
const HELD_BY: Record<Claim["id"], Readonly<Record<string, readonly string[]>>> = {
  axe: {
    "e2e/accessibility.ts": ["axe.source", "width: 390", "width: 1280", '"dark"'],
    "e2e/site-home.spec.ts": ["expectAccessibleEverywhere"],
    "e2e/site-pages.spec.ts": ["PUBLIC_PAGES", "expectAccessibleEverywhere"],
    "e2e/public-card.spec.ts": ["expectAccessibleInBothSchemes"],
    "e2e/accounts-quality.spec.ts": ["also with mistakes in it"],
    "e2e/dashboard.spec.ts": ["expectAccessible"],
    "e2e/insights-quality.spec.ts": ["expectAccessible"],
    "e2e/contacts-quality.spec.ts": ["expectAccessible"],
    "e2e/hello-quality.spec.ts": ["expectAccessible"],
    "e2e/kit-quality.spec.ts": ["expectAccessible"],
    "e2e/settings.spec.ts": ["expectAccessible"],
    "e2e/billing-quality.spec.ts": ["expectAccessible"],
    "e2e/admin.spec.ts": ["expectAccessible"],
  },
  keyboard: {
    "e2e/accounts.spec.ts": ["everything can be done with the keyboard alone"],
    "e2e/card-journey.spec.ts": ["by keyboard alone"],
    "e2e/billing.spec.ts": ["by keyboard alone: cancels"],
    "e2e/contacts-quality.spec.ts": ["by the keyboard alone"],
    "e2e/shell.spec.ts": ["can be walked with the keyboard, and skipped"],
    "e2e/public-card-actions.spec.ts": ["gives the focus back"],
  },
  narrow: {
    "e2e/site-pages.spec.ts": ["nothing sticks out sideways from 320 px up"],
    "e2e/shell-quality.spec.ts": ["nothing sticks out sideways", "expectToFit(page, [320]"],
    "e2e/display-settings.spec.ts": ["as at a zoom of 400 %", "at least 120 px of a card remain"],
  },
  display: {
    "e2e/display-settings.spec.ts": ["[24, 320]", "with forced colours", "a code stays ink on white"],
    "e2e/shell-theme.spec.ts": ["follows the system until one is chosen"],
  },
  contrast: {
    "packages/domain/src/card/themes.test.ts": [
      "text is readable on the cover",
      "icons are readable on tiles",
    ],
    "apps/web/card/theme-contrast.test.ts": ["4.5"],
  },
  motion: {
    "e2e/site-home.spec.ts": ["can be paused", "stands still for whoever asked for less motion"],
  },
  script: {
    "e2e/public-card.spec.ts": ["javaScriptEnabled: false", "Giulia Ferrante.vcf"],
    "e2e/contacts.spec.ts": ["javaScriptEnabled: false"],
    "apps/server/src/features/report/report-page.routes.test.ts": ["takes a report without a script"],
    "e2e/site-pages.spec.ts": ["can be read and its links work"],
  },
  print: { "e2e/display-settings.spec.ts": ["a printed card says everything, as text"] },
};

function show(supportEmail: string | null) {
  const router = createMemoryRouter([{ id: "root", path: "/", Component: AccessibilityPage }], {
    hydrationData: { loaderData: { root: { settings: { brand: "Visita", supportEmail } } } },
  });
  render(<RouterProvider router={router} />);
}

const t = await siteAccessibility.load("en");

test.each(CLAIMS.map(({ id }) => [t(id), id] as const))("%s: there are tests for it", (_title, id) => {
  for (const [file, words] of Object.entries(HELD_BY[id])) {
    const path = join(ROOT, file);
    expect(existsSync(path), file).toBe(true);
    const source = readFileSync(path, "utf8");
    for (const word of words) expect(source, file).toContain(word);
  }
});

test("leads to the contact page, and to an address where there is one", () => {
  show("help@cards.example");
  expect(screen.getByRole("link", { name: /contact page/ }).getAttribute("href")).toBe("/contact");
  expect(screen.getByRole("link", { name: "help@cards.example" }).getAttribute("href")).toBe(
    "mailto:help@cards.example",
  );
});

test("names no address that nobody reads", () => {
  show(null);
  expect(screen.queryByRole("link", { name: /@/ })).toBeNull();
  expect(screen.getByText(/people who run this site/)).toBeTruthy();
});
