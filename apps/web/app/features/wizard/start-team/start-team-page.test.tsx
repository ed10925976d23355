import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openPages } from "../../../../test/open-pages.tsx";
import StartTeamPage from "./start-team-page.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const GIULIA: OwnCard = {
  cardid: "c1",
  userid: "u1",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "goldenrod-color",
  qrCode: null,
  contacts: {},
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};
const OF_A_TEAM: OwnCard = {
  ...GIULIA,
  cardid: "c2",
  username: "giulia-saltmarsh",
  team: { teamid: "t9", name: "Saltmarsh" },
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer>;
let started: unknown[];

beforeEach(() => {
  started = [];
  answers = {
    "/api/auth/user": () => ({ body: { user: USER } }),
    "/api/card/getcards": () => ({ body: { data: [GIULIA, OF_A_TEAM] } }),
    "/api/team": () => ({ status: 201, body: { teamid: "t1", templateid: "s1" } }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url === "/api/team") started.push(JSON.parse(String(init.body)));
    const { status = 200, body } = answers[url]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

async function open() {
  const router = openPages(
    [
      { path: "/team/start", element: <StartTeamPage /> },
      { path: "/team", element: <p>The team</p> },
    ],
    { at: ["/dashboard", "/team/start"] },
  );
  const user = userEvent.setup();
  await screen.findByRole("heading", { name: "What is the team called?" });
  return { router, user };
}

async function giveName(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.type(screen.getByRole("textbox", { name: /Name of the team/ }), name);
  await user.click(screen.getByRole("button", { name: "Next" }));
  await screen.findByRole("heading", { name: "Which card is the pattern?" });
}

test("asks for a name and a card, starts the team once, and opens it", async () => {
  const { router, user } = await open();
  await giveName(user, "Officina Brera");
  const patterns = screen.getByRole("group", { name: "Pattern" });
  expect(await within(patterns).findByRole("radio", { name: /giulia/, checked: true })).toBeTruthy();
  expect(within(patterns).queryByRole("radio", { name: /saltmarsh/ })).toBeNull();
  await user.dblClick(screen.getByRole("button", { name: "Start the team" }));
  expect(await screen.findByText("The team")).toBeTruthy();
  expect(router.state.location.search).toBe("?team=t1");
  expect(started).toEqual([{ name: "Officina Brera", cardid: "c1" }]);
});

test("needs a name, and keeps it on the way back", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByText("Please enter a name of up to 60 characters.")).toBeTruthy();
  await giveName(user, "Brera");
  await user.click(screen.getByRole("button", { name: "Prev" }));
  await screen.findByRole("heading", { name: "What is the team called?" });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Name of the team/ }).value).toBe("Brera");
});

test("starts with an empty card, and says beside the name why the server refuses it", async () => {
  answers["/api/team"] = () =>
    errorResponse("invalid_input", "No", { fields: { name: "This name cannot be used." } });
  const { user } = await open();
  await giveName(user, "Brera");
  await user.click(screen.getByRole("radio", { name: /An empty one/ }));
  await user.click(screen.getByRole("button", { name: "Start the team" }));
  expect(await screen.findByText("This name cannot be used.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "What is the team called?" })).toBeTruthy();
  expect(started).toEqual([{ name: "Brera", cardid: null }]);
});
