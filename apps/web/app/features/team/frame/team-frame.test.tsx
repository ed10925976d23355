import { screen, waitFor, within } from "@testing-library/react";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import { afterEach, expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import { useTeam } from "./team-context.ts";

afterEach(() => localStorage.clear());

const BRERA: OwnTeam = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  role: "owner",
  cardid: null,
  deletedOn: null,
};
const SALTMARSH: OwnTeam = { ...BRERA, teamid: "t2", name: "Saltmarsh" };
const FIGURES = { people: 3, invited: 0, templates: 1, seatsLeft: null, week: null, joining: null };

function Page() {
  const { team, teamPath } = useTeam();
  return (
    <>
      <h1>{team.name}</h1>
      <a href={teamPath("/team/people?state=invited")}>Invited people</a>
    </>
  );
}

const PAGES = [
  { path: "/team", element: <Page /> },
  { path: "/team/people", element: <p>Their people</p> },
];

function open(teams: OwnTeam[], at = "/team", answers: TeamAnswers = {}) {
  const overviews = teams.map((team) => [
    `GET /api/team/${team.teamid}`,
    () => ({ body: { ...team, ...FIGURES } }),
  ]);
  return openTeam(PAGES, at, {
    "GET /api/team": () => ({ body: { teams } }),
    ...Object.fromEntries(overviews),
    ...answers,
  });
}

test("shows the only team with the parts of its pages, without naming it in addresses", async () => {
  open([BRERA]);
  expect(await screen.findByRole("heading", { name: "Officina Brera" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Officina Brera, team" })).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Part of the team’s pages" }).textContent).toBe("Overview");
  expect(screen.getByRole("link", { name: "Invited people" }).getAttribute("href")).toBe(
    "/team/people?state=invited",
  );
});

test("leads from one team to another, remembers it, and names it in addresses", async () => {
  const { user, router } = open([BRERA, SALTMARSH]);
  await screen.findByRole("heading", { name: "Officina Brera" });
  const button = () => screen.getByRole("button", { name: "Team: Officina Brera" });
  const reachedFor = button();
  await user.hover(reachedFor);
  // The button of the loaded menu takes its place.
  await waitFor(() => expect(reachedFor.isConnected).toBe(false));
  await user.click(button());
  await user.click(await screen.findByRole("menuitemradio", { name: "Saltmarsh" }));
  expect(await screen.findByRole("heading", { name: "Saltmarsh" })).toBeTruthy();
  expect(router.state.location.search).toBe("?team=t2");
  expect(screen.getByRole("link", { name: "Invited people" }).getAttribute("href")).toBe(
    "/team/people?state=invited&team=t2",
  );
  await router.navigate("/team");
  expect(await screen.findByRole("heading", { name: "Saltmarsh" })).toBeTruthy();
});

test("shows members no bar, and leads them from the pages of admins to the start", async () => {
  const { router } = open([{ ...BRERA, role: "member" }], "/team/people");
  expect(await screen.findByRole("heading", { name: "Officina Brera" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/team");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("tells who is in no team how to start one, and how to take an invitation", async () => {
  open([]);
  expect(await screen.findByRole("heading", { name: "You are not in a team" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start a team" }).getAttribute("href")).toBe("/team/start");
});

test("says that a team could not be loaded, and tries again", async () => {
  const { user, answers } = open([BRERA], "/team", {
    "GET /api/team/t1": () => errorResponse("unexpected"),
  });
  const failure = await screen.findByRole("alert");
  expect(within(failure).getByText("Your team could not be loaded.")).toBeTruthy();
  answers["GET /api/team/t1"] = () => ({ body: { ...BRERA, ...FIGURES } });
  await user.click(within(failure).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Officina Brera" })).toBeTruthy();
});

test("offers to restore a team that was deleted", async () => {
  const { user, answers } = open([{ ...BRERA, deletedOn: Date.UTC(2026, 3, 30) }], "/team", {
    "POST /api/team/t1/restore": () => ({ body: { message: "Your team is back." } }),
  });
  expect(await screen.findByRole("heading", { name: "Officina Brera is deleted" })).toBeTruthy();
  expect(screen.getByText(/On 30 April 2026 it is deleted for good/)).toBeTruthy();
  answers["GET /api/team"] = () => ({ body: { teams: [BRERA] } });
  await user.click(screen.getByRole("button", { name: "Restore the team" }));
  expect(await screen.findByRole("heading", { name: "Officina Brera" })).toBeTruthy();
});
