import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { CardPanel, CardTabList } from "./card-tabs.tsx";
import { enhanceTabs } from "./enhance-tabs.ts";

const markup = (
  <div data-card-tabs="">
    <div data-tab-list="">
      <CardTabList idPrefix="" />
    </div>
    <CardPanel tab="info" idPrefix="">
      Phone
    </CardPanel>
    <CardPanel tab="bio" idPrefix="">
      Makes things.
    </CardPanel>
  </div>
);

function shownTab(): string | null | undefined {
  return document.querySelector("[data-card-tabs]")?.getAttribute("data-tab");
}

function selectedTab(): string | null {
  return screen.getByRole("tab", { selected: true }).textContent;
}

beforeEach(() => window.history.replaceState(null, "", "/c/giulia"));

test("before a script, tabs are links to panels that are both there", () => {
  const page = new DOMParser().parseFromString(renderToString(markup), "text/html");
  const links = [...page.querySelectorAll<HTMLAnchorElement>("a[role=tab]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#info", "#bio"]);
  expect(links.map((link) => link.getAttribute("tabindex"))).toEqual([null, null]);
  expect(page.getElementById("info")?.textContent).toBe("Phone");
  expect(page.getElementById("bio")?.textContent).toBe("Makes things.");
  // CSS follows :target only while this attribute is missing.
  expect(page.querySelector("[data-tab]")).toBeNull();
  for (const panel of page.querySelectorAll("[role=tabpanel]")) {
    expect(page.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.getAttribute("role")).toBe(
      "tab",
    );
  }
});

test("Info is open first", () => {
  render(markup);
  expect(selectedTab()).toBe("Info");
  expect(shownTab()).toBe("info");
});

test("an address that ends in #bio opens the bio", () => {
  window.history.replaceState(null, "", "/c/giulia#bio");
  render(markup);
  expect(selectedTab()).toBe("Bio");
  expect(shownTab()).toBe("bio");
});

test("a click changes the panel, but neither the address nor the history", async () => {
  render(markup);
  const entries = window.history.length;
  await userEvent.click(screen.getByRole("tab", { name: "Bio" }));
  expect(selectedTab()).toBe("Bio");
  expect(shownTab()).toBe("bio");
  expect(window.location.hash).toBe("");
  expect(window.history.length).toBe(entries);
});

test.each([
  ["{ArrowRight}", "Bio"],
  ["{ArrowLeft}", "Bio"],
  ["{ArrowRight}{ArrowRight}", "Info"],
  ["{End}", "Bio"],
  ["{End}{Home}", "Info"],
])("the keys %s lead to %s", async (keys, expected) => {
  render(markup);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selectedTab()).toBe(expected);
  expect(document.activeElement?.textContent).toBe(expected);
});

test("only the chosen tab is a stop of the keyboard", async () => {
  render(markup);
  const [info, bio] = screen.getAllByRole("tab");
  expect([info?.tabIndex, bio?.tabIndex]).toEqual([0, -1]);
  await userEvent.click(screen.getByRole("tab", { name: "Bio" }));
  expect([info?.tabIndex, bio?.tabIndex]).toEqual([-1, 0]);
});

test("other keys keep what they do elsewhere", () => {
  render(markup);
  expect(fireEvent.keyDown(screen.getByRole("tab", { name: "Info" }), { key: "ArrowDown" })).toBe(true);
});

test("tabs of a page from the server switch its panels without React", async () => {
  document.body.innerHTML = renderToString(markup);
  const panel = document.getElementById("bio");
  enhanceTabs(document.querySelector("[data-tab-list]") as HTMLElement, "");
  await userEvent.click(screen.getByRole("tab", { name: "Bio" }));
  expect(shownTab()).toBe("bio");
  expect(selectedTab()).toBe("Bio");
  expect(document.getElementById("bio")).toBe(panel);
});
