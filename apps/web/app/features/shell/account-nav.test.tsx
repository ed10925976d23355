import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { AccountHeader } from "./account-header.tsx";
import { AccountNav } from "./account-nav.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
let user: typeof USER & { isAdmin?: true };
let newPeople: number;
let teams: object[];
let calls: string[];

beforeEach(() => {
  calls = [];
  user = USER;
  newPeople = 0;
  teams = [];
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    if (url === "/api/team") return new Response(JSON.stringify({ teams }));
    return new Response(JSON.stringify(url === "/api/contacts/new" ? { count: newPeople } : { user }));
  });
});

function open(path = "/", shown = <AccountNav />) {
  openPages([{ path: "*", element: shown }], { at: path });
}

test("says how many people are new, beside the contacts", async () => {
  newPeople = 3;
  open();
  await waitFor(() =>
    expect(screen.getByRole("link", { name: /^Contacts/ }).textContent).toBe("Contacts 3 new"),
  );
});

test("says it on the button of the menu too, where the menu is closed", async () => {
  newPeople = 1;
  open("/", <AccountHeader />);
  expect(await screen.findByRole("button", { name: "Open menu, 1 new contact" })).toBeTruthy();
});

test("says nothing when nobody is new", async () => {
  open();
  await waitFor(() => expect(calls).toContain("/api/contacts/new"));
  expect(screen.getByRole("link", { name: /^Contacts/ }).textContent).toBe("Contacts");
});

test("leads to their team those who are in one", async () => {
  open();
  await waitFor(() => expect(calls).toContain("/api/team"));
  expect(screen.queryByRole("link", { name: "Team" })).toBeNull();
  cleanup();
  teams = [{ teamid: "t1" }];
  open();
  expect((await screen.findByRole("link", { name: "Team" })).getAttribute("href")).toBe("/team");
});

test("leads to the admin pages, for admins alone", async () => {
  open();
  await waitFor(() => expect(calls).toContain("/api/contacts/new"));
  expect(screen.queryByRole("link", { name: "Admin" })).toBeNull();
  cleanup();
  user = { ...USER, isAdmin: true };
  open();
  expect((await screen.findByRole("link", { name: "Admin" })).getAttribute("href")).toBe("/admin");
});

test.each([
  ["/dashboard", "Dashboard", "page"],
  ["/links", "Links", "page"],
  ["/account/passkeys", "Account Security", "true"],
  ["/cards/c1/kit/print", "Dashboard", "true"],
  ["/cards/c1/contact-file", "Dashboard", "true"],
  ["/cards/c1/live", "Dashboard", "true"],
  ["/cards/save", "Favorites", "page"],
  ["/contacts/import", "Contacts", "page"],
])("marks where %s belongs", async (path, label, current) => {
  open(path);
  await waitFor(() => expect(calls).toContain("/api/contacts/new"));
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    [label, current],
  ]);
});
