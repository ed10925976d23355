import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AboutPage } from "./about-page.tsx";

function show(sourceUrl: string | null) {
  const router = createMemoryRouter([{ id: "root", path: "/", Component: AboutPage }], {
    hydrationData: { loaderData: { root: { settings: { sourceUrl } } } },
  });
  render(<RouterProvider router={router} />);
}

test("links to the source where its address is known", () => {
  show("https://code.example/visita");
  expect(screen.getByRole("link", { name: "Read the source" }).getAttribute("href")).toBe(
    "https://code.example/visita",
  );
});

test("has no such link otherwise", () => {
  show(null);
  expect(screen.getByText(/MIT licence/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Read the source" })).toBeNull();
});
