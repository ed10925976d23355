import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import type { TeamInsights } from "@visita/domain/team/team-insight.contract";
import { beforeEach, expect, test } from "vitest";
import { answers, calls, chart, GIULIA, MANY, panel, startServer } from "../../test/open-insights.tsx";
import { openPages } from "../../test/open-pages.tsx";
import Insights from "./insights.tsx";

const TEAM: OwnTeam = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  role: "admin",
  cardid: null,
  deletedOn: null,
};
const { cards: _, ...JOINT } = MANY;
const person = (at: number) => ({
  personid: `p${at}`,
  name: `Person ${at}`,
  occupation: "Adviser",
  profilepic: null,
  color: GIULIA.color,
  views: 100 - at,
  visitors: 50,
  saves: at,
  details: 2,
});
const FIGURES: TeamInsights = {
  ...JOINT,
  sources: [
    { source: "link", linkid: "l1", name: "Salone del Mobile", views: 497, saves: 4, details: 0 },
    { source: "link", linkid: null, name: null, views: 3, saves: 0, details: 0 },
  ],
  cards: 120,
  people: Array.from({ length: 12 }, (_, at) => person(at)),
  templates: [
    {
      templateid: "s",
      name: "Studio",
      color: GIULIA.color,
      people: 24,
      views: 1388,
      visitors: 1,
      saves: 1,
      details: 1,
    },
  ],
  links: [
    { linkid: "l1", name: "Salone del Mobile", slug: "salone", cards: 38, lastDay: "2026-04-30", views: 497 },
  ],
};

beforeEach(() => {
  startServer();
  answers["GET /api/team"] = () => ({ body: { teams: [TEAM] } });
  answers["GET /api/team/t1/insights"] = () => ({ body: FIGURES });
});

const open = (at = "/insights") =>
  openPages(
    [
      { path: "/insights", element: <Insights /> },
      { path: "*", element: <p>Another page</p> },
    ],
    { at },
  );

test("admins choose their team below their own cards, and the choice is in the address", async () => {
  const router = open("/insights?days=90");
  await chart();
  await userEvent.click(screen.getByRole("combobox", { name: "Card" }));
  await userEvent.click(await screen.findByRole("option", { name: /^Team, Officina Brera/ }));
  await waitFor(() => expect(router.state.location.search).toBe("?days=90&team=t1"));
  await waitFor(() => expect(calls).toContain("GET /api/team/t1/insights?days=90"));
  expect(await screen.findByText("120 cards of Officina Brera, 25 March to 23 April")).toBeTruthy();
});

test("members are not offered it", async () => {
  answers["GET /api/team"] = () => ({ body: { teams: [{ ...TEAM, role: "member" }] } });
  open("/insights?team=t1");
  await chart();
  expect(screen.queryByText(/Officina Brera, 25/)).toBeNull();
  expect(calls.some((call) => call.includes("/api/team/t1"))).toBe(false);
});

test("shows the most seen people first, and leads to each, to templates and to links", async () => {
  open("/insights?team=t1");
  await chart();
  const people = panel("By person");
  expect(people.getAllByRole("listitem")).toHaveLength(7);
  await userEvent.click(people.getByRole("button", { name: "Show 5 more" }));
  expect(people.getAllByRole("listitem")).toHaveLength(12);
  expect(people.getByText("The 12 people with the most views. The CSV has everybody.")).toBeTruthy();
  expect(people.getAllByRole("link")[0]?.getAttribute("href")).toBe("/team/people/p0?team=t1");
  const template = panel("By template").getByRole("link");
  expect(template.getAttribute("href")).toBe("/team/people?template=s&team=t1");
  expect(template.textContent).toBe("Studio24 people1,388 views");
  const link = panel("By link").getByRole("link");
  expect(link.textContent?.replace("\u00a0", " ")).toBe(
    "Salone del Mobile/salone on 38 cards, until 30 April497 views",
  );
});

test("names the links of the team alone: what members call theirs stays with them", async () => {
  open("/insights?team=t1");
  await chart();
  const ways = panel("Where people came from").getAllByRole("listitem");
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    "Salone del Mobile link49799%",
    "People’s own links3<1%",
  ]);
});

test("by person turns into a table", async () => {
  open("/insights?team=t1");
  await chart();
  const people = panel("By person");
  await userEvent.click(people.getByRole("button", { name: "Show as table, by person" }));
  const table = within(await screen.findByRole("region", { name: "By person, table" }));
  expect(table.getAllByRole("row")[1]?.textContent).toBe("Person 01005002");
});

test("a team nobody has visited says so, and one without cards leads to its people", async () => {
  answers["GET /api/team/t1/insights"] = () => ({ body: { ...FIGURES, countedSince: null } });
  open("/insights?team=t1");
  expect(await screen.findByText("No one has opened a card of Officina Brera yet")).toBeTruthy();
});
