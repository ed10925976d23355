import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openSitePage } from "../../../../test/open-pages.tsx";
import { AboutPage } from "./about-page.tsx";

test("links to the source where its address is known", () => {
  openSitePage(AboutPage, { sourceUrl: "https://code.example/visita" });
  expect(screen.getByRole("link", { name: "Read the source" }).getAttribute("href")).toBe(
    "https://code.example/visita",
  );
});

test("has no such link otherwise", () => {
  openSitePage(AboutPage, { sourceUrl: null });
  expect(screen.getByText(/MIT licence/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Read the source" })).toBeNull();
});
