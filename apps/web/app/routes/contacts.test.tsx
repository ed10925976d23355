import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SharedPerson } from "@visita/domain/team/team-contacts.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../test/open-pages.tsx";
import Contacts from "./contacts.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const TEAM = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  role: "admin",
  cardid: null,
  deletedOn: null,
};
const SAMUEL: SharedPerson = {
  personid: "p1",
  name: "Samuel Wright",
  email: "samuel@wrightandsons.example",
  phone: "+1 202 555 0179",
  company: "Wright & Sons",
  role: "Buyer",
  met: "",
  addedAt: Date.UTC(2026, 3, 23, 12),
  card: { cardid: "c1", username: "kwame", color: "blue-color-one" },
  linkid: null,
  sentCard: null,
  note: "The walnut bench",
  holder: { firstname: "Kwame", lastname: "Asante" },
};
const OWN = { total: 0, new: 0, max: 10_000, cards: [], links: [], tags: [] };
const SHARED = {
  total: 19,
  since: Date.UTC(2026, 3, 8),
  cards: [{ cardid: "c1", username: "kwame" }],
  links: [],
};

let answers: Record<string, unknown>;
let calls: string[];

beforeEach(() => {
  calls = [];
  answers = {
    "/api/auth/user": { user: USER },
    "/api/team": { teams: [TEAM] },
    "/api/contacts/filters": OWN,
    "/api/team/t1/contacts/filters": SHARED,
    "/api/team/t1/contacts": { people: [SAMUEL], next: null, matches: 19, moreMatches: false },
  };
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    const body = answers[url.split("?")[0] ?? ""];
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 404 });
  });
});

const open = (at = "/contacts") => openPages([{ path: "/contacts", element: <Contacts /> }], { at });

test("admins see whom members share, with whom they are, and since when", async () => {
  answers["/api/contacts/filters"] = { ...OWN, total: 1_248 };
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Shared, 19" }));
  expect(await screen.findByRole("button", { name: "Mine, 1,248" })).toBeTruthy();
  expect(await screen.findByText("19 people shared with Officina Brera")).toBeTruthy();
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText("With Kwame")).toBeTruthy();
  expect(row.getByText("On the card")).toBeTruthy();
  expect(screen.getByText(/^Left on team cards since 8 April/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Export" }).getAttribute("href")).toBe("/api/team/t1/contacts.csv");
  expect(screen.queryByRole("button", { name: "Add contact" })).toBeNull();
});

test("one of them opens with their note, and nothing can be changed", async () => {
  open("/contacts?shared=t1");
  await userEvent.click(await screen.findByRole("link", { name: /Samuel Wright/ }));
  const panel = within(await screen.findByRole("article", { name: "Samuel Wright" }));
  expect(panel.getByText("The walnut bench")).toBeTruthy();
  expect(panel.getByText("With Kwame Asante")).toBeTruthy();
  expect(panel.queryByRole("textbox")).toBeNull();
  expect(panel.queryByRole("button", { name: /delete/i })).toBeNull();
});

test("who leads no team that shares sees their own contacts alone", async () => {
  answers["/api/team/t1/contacts/filters"] = { ...SHARED, total: 0, since: null };
  open("/contacts?shared=t1");
  expect(await screen.findByRole("heading", { name: "Contacts" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Shared/ })).toBeNull();
  expect(calls.some((url) => /t1\/contacts(\?|$)/.test(url))).toBe(false);
});

test("a team nobody has left anything with says what comes", async () => {
  answers["/api/team/t1/contacts/filters"] = { ...SHARED, total: 0 };
  answers["/api/team/t1/contacts"] = { people: [], next: null, matches: 0, moreMatches: false };
  open("/contacts?shared=t1");
  expect(await screen.findByText("Nobody has left their details yet")).toBeTruthy();
});
