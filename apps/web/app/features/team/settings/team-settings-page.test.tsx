import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import TeamSettingsPage from "../../../routes/team-settings.tsx";
import { TeamFrame } from "../frame/team-frame.tsx";
import { ShowOnPageSwitch } from "../page/show-on-page-switch.tsx";

const USER = {
  userid: "u1",
  email: "giulia@officinabrera.example",
  firstname: "Giulia",
  lastname: "Ferrante",
};
const TEAM: TeamOverview = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  ownLogo: null,
  role: "owner",
  cardid: "c1",
  deletedOn: null,
  people: 40,
  invited: 4,
  templates: 2,
  seatsLeft: 0,
  waiting: 0,
  week: null,
  joining: null,
  page: { slug: null, line: "", isShown: false, isIndexed: false, agreed: 0 },
  isOnPage: false,
  leaders: [],
  contactsSharedAt: null,
};
const TEMPLATES = [
  { templateid: "a", name: "Studio" },
  { templateid: "b", name: "Showroom" },
];

let team: TeamOverview;
let sent: [call: string, body: unknown][];
let refused: Record<string, object>;

beforeEach(() => {
  team = TEAM;
  sent = [];
  refused = {};
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const made = `${method} ${url}`;
    if (method !== "GET") sent.push([made, JSON.parse(String(init.body))]);
    if (refused[made]) return new Response(JSON.stringify(refused[made]), { status: 400 });
    if (made === "GET /api/auth/user") return Response.json({ user: USER });
    if (made === "GET /api/team") return Response.json({ teams: [team] });
    if (url === "/api/team/t1/templates") {
      return Response.json({ templates: TEMPLATES, max: 50, status: "active" });
    }
    return Response.json(made.startsWith("POST") ? { deletedOn: 1 } : team);
  });
});

function open(element = <TeamSettingsPage />) {
  const at = "/team/settings";
  // Without the bar above them, which has tests of its own.
  const page = <TeamFrame userid="u1">{element}</TeamFrame>;
  const user = userEvent.setup();
  openPages(
    [
      { path: at, element: page },
      { path: "/team", element: <p>The team</p> },
    ],
    { at, settings: { publicUrl: "https://cards.example", billing: "sandbox" } },
  );
  return user;
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));
const flip = async (name: string) => {
  const control = await screen.findByRole("switch", { name });
  await act(async () => control.click());
};

test("turns the page on at an address made from the name", async () => {
  open();
  await flip("Show the page");
  expect(sent).toEqual([
    ["PUT /api/team/t1/page", { isShown: true, isIndexed: false, slug: "officina-brera" }],
  ]);
  expect((await region("Page of the team")).getByText(/cards\.example\/t\/officina-brera/)).toBeTruthy();
});

test("asks for another address where this one is not free", async () => {
  refused["PUT /api/team/t1/page"] = {
    error: "taken",
    message: "taken",
    code: "invalid_input",
    fields: { slug: "This address is not free. Please choose another one." },
  };
  const user = open();
  await flip("Show the page");
  const dialog = within(await screen.findByRole("dialog", { name: "Change the address" }));
  await user.type(dialog.getByRole("textbox", { name: "Address" }), "-milano");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This address is not free. Please choose another one.")).toBeTruthy();
  expect(sent.at(-1)?.[1]).toMatchObject({ slug: "officina-brera-milano" });
});

test("saves the name and the line below it", async () => {
  const user = open();
  const name = await region("Name");
  await user.type(name.getByRole("textbox", { name: /One line/ }), "Furniture and light");
  await user.click(name.getByRole("button", { name: "Save" }));
  expect(sent).toEqual([["PATCH /api/team/t1", { name: "Officina Brera", line: "Furniture and light" }]]);
  expect(await screen.findByText("Saved.")).toBeTruthy();
});

test("takes the logo of the team itself away, and says what stands in its place", async () => {
  const own = `/media/${"a".repeat(64)}.webp`;
  team = { ...TEAM, logo: own, ownLogo: own };
  const user = open();
  const logo = await region("Logo");
  expect(logo.getByRole("img", { name: "Your logo" }).getAttribute("src")).toBe(own);
  refused["PUT /api/team/t1/logo"] = { error: "Not a picture.", code: "invalid_input" };
  await user.click(logo.getByRole("button", { name: "Remove logo" }));
  expect(await logo.findByText("Not a picture.")).toBeTruthy();
  expect(logo.getByRole("img", { name: "Your logo" })).toBeTruthy();
  refused = {};
  team = { ...TEAM, logo: `/media/${"b".repeat(64)}.webp` };
  await user.click(logo.getByRole("button", { name: "Remove logo" }));
  expect(await logo.findByText("Until there is one, the logo of the first template is shown.")).toBeTruthy();
  expect(sent).toEqual(Array(2).fill(["PUT /api/team/t1/logo", { logo: null }]));
});

test("lets colleagues with an address of the owner's domain join, with a card of the first template", async () => {
  open();
  await screen.findByText(/With an address at officinabrera\.example/);
  await flip("Let colleagues join by themselves");
  expect(sent).toEqual([
    ["PUT /api/team/t1/joining", { joining: { domain: "officinabrera.example", templateid: "a" } }],
  ]);
});

test("deletes the team once its name was typed", async () => {
  const user = open();
  const button = await screen.findByRole("button", { name: "Delete the team" });
  await user.click(button);
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Officina Brera?" }));
  expect(dialog.getByText("All 40 team cards end at once")).toBeTruthy();
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Delete the team" });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog.getByRole("textbox"), "officina  brera");
  await user.click(confirm);
  await waitFor(() => expect(sent).toEqual([["POST /api/team/t1/delete", { name: "officina  brera" }]]));
  expect(await screen.findByText("The team")).toBeTruthy();
});

test("a member decides alone whether they are shown on the page, while there is one", async () => {
  team = { ...TEAM, role: "owner", page: { ...TEAM.page, slug: "brera", isShown: true } };
  open(<ShowOnPageSwitch />);
  await flip("Show me on the page of the team");
  expect(sent).toEqual([["PUT /api/team/t1/page/me", { isShown: true }]]);
});
