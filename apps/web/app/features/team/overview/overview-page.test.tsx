import { screen, within } from "@testing-library/react";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import OverviewPage from "./overview-page.tsx";

const BRERA: TeamOverview = {
  teamid: "t1",
  name: "Officina Brera",
  logo: null,
  ownLogo: null,
  role: "owner",
  cardid: null,
  deletedOn: null,
  people: 40,
  invited: 2,
  templates: 1,
  seatsLeft: 0,
  waiting: 0,
  week: {
    now: { cardsOpened: 33, views: 409, details: 19 },
    before: { cardsOpened: 20, views: 348, details: 23 },
  },
  joining: { domain: "officinabrera.example", templateid: "studio" },
  page: { slug: null, line: "", isShown: false, isIndexed: false, agreed: 0 },
  isOnPage: false,
  leaders: [],
  contactsSharedAt: null,
};

const STUDIO: TeamTemplate = {
  templateid: "studio",
  name: "Studio",
  version: 1,
  cards: 24,
  template: {
    photo: "theirs",
    logo: { rule: "theirs" },
    color: { rule: "fixed", value: "gold-color" },
    companyname: { rule: "fixed", value: "Officina Brera" },
    occupation: { rule: "theirs" },
    bio: { rule: "theirs" },
    channels: {},
    channelOrder: [],
    exchange: true,
    indexable: false,
  },
  sample: null,
  changedAt: Date.UTC(2026, 3, 2, 12),
  changedBy: "Kwame Asante",
  isChangedByYou: false,
  undo: null,
};

const NOOR: TeamPerson = {
  personid: "noor",
  name: "Noor Bakker",
  email: "noor@officinabrera.example",
  role: "member",
  joinedAt: null,
  invitedAt: Date.UTC(2026, 3, 21, 12),
  expiresAt: Date.now() + 1_000_000,
  remindedAt: null,
  isYou: false,
  card: null,
};
const SAMUEL: TeamPerson = {
  ...NOOR,
  personid: "samuel",
  name: "Samuel Wright",
  expiresAt: Date.UTC(2026, 3, 14, 12),
};

function open(team: Partial<TeamOverview> = {}, answers: TeamAnswers = {}) {
  const shown = { ...BRERA, ...team };
  const {
    people: _,
    invited: _i,
    templates: _t,
    seatsLeft: _s,
    waiting: _waiting,
    week: _w,
    joining: _j,
    page: _p,
    isOnPage: _o,
    leaders: _l,
    contactsSharedAt: _c,
    ...own
  } = shown;
  return openTeam([{ path: "/team", element: <OverviewPage /> }], "/team", {
    "GET /api/team": () => ({ body: { teams: [own] } }),
    "GET /api/team/t1": () => ({ body: shown }),
    "GET /api/team/t1/templates": () => ({ body: { templates: [STUDIO], max: 50, status: "active" } }),
    "GET /api/team/t1/people": ({ url }) => {
      const state = url.searchParams.get("state");
      const all = [NOOR, SAMUEL];
      const people = state === null ? all : state === "ended" ? [SAMUEL] : [NOOR];
      return { body: { people, found: people.length, total: 40 } };
    },
    ...answers,
  });
}

test("says how the week was, against the week before", async () => {
  open();
  expect(await screen.findByText("40 people, 1 template")).toBeTruthy();
  const figures = screen.getByRole("region", { name: "The team in figures" });
  for (const text of ["38 here, 2 invited", "61 more", "4 fewer"]) {
    expect(within(figures).getByText(text)).toBeTruthy();
  }
  expect(await within(figures).findByText("of 24 cards")).toBeTruthy();
});

test.each([
  ["owner", 2, "2 people wait for a seat", 1],
  ["admin", 1, "1 person waits for a seat", 0],
] as const)(
  "tells an %s how many wait for a seat, and leads owners to more",
  async (role, waiting, text, links) => {
    open({ role, waiting });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryAllByRole("link", { name: "Add seats" })).toHaveLength(links);
  },
);

test("names who has not come yet, and when they are reminded", async () => {
  open();
  const waiting = await screen.findByRole("region", { name: "Invitation not opened" });
  expect(await within(waiting).findByText("Invited 21 April, reminder on 24 April")).toBeTruthy();
  expect(within(waiting).getByText("Link ended on 14 April")).toBeTruthy();
});

test("leads from a template to its people, and says who may join by themselves", async () => {
  open();
  const templates = await screen.findByRole("region", { name: "Templates" });
  const studio = await within(templates).findByRole("link", { name: /Studio/ });
  expect(studio.getAttribute("href")).toBe("/team/people?template=studio");
  expect(studio.textContent).toContain("Changed on 2 April by Kwame Asante");
  expect(within(templates).getByText("officinabrera.example")).toBeTruthy();
});

test("tells a new team what is the same for everybody, and who is free", async () => {
  open({ people: 1, invited: 0, seatsLeft: 3 });
  expect(await screen.findByRole("heading", { name: "Your team is ready" })).toBeTruthy();
  expect(screen.getByText(/Up to 3 people are free\./)).toBeTruthy();
  const change = await screen.findByRole("link", { name: "Change the template" });
  expect(change.getAttribute("href")).toBe("/team/templates/studio/edit");
  expect(screen.queryByRole("region", { name: "The team in figures" })).toBeNull();
});

test("makes the owner a team card once, and says why not when the team is full", async () => {
  const { user, callsOf, answers } = open(
    {},
    {
      "POST /api/team/t1/card": () => errorResponse("seats_full", "Your team has no more room."),
    },
  );
  await user.click(await screen.findByRole("button", { name: "Make me a team card" }));
  expect(await screen.findByText("Your team has no more room.")).toBeTruthy();
  answers["POST /api/team/t1/card"] = () => ({
    status: 201,
    body: { cardid: "c9", username: "giulia-ferrante" },
  });
  answers["GET /api/team/t1"] = () => ({ body: { ...BRERA, cardid: "c9" } });
  await user.dblClick(screen.getByRole("button", { name: "Make me a team card" }));
  expect(await screen.findByText("Your team card is at /c/giulia-ferrante.")).toBeTruthy();
  expect(callsOf("POST /api/team/t1/card").map(({ body }) => body)).toEqual([
    { templateid: "studio" },
    { templateid: "studio" },
  ]);
});

test("shows members their card, what the team sees, and the way out", async () => {
  const card = {
    cardid: "c7",
    userid: "u1",
    username: "ingrid",
    fullname: "Ingrid Solberg",
    occupation: "Ceramics Adviser",
    companyname: "Officina Brera",
    bio: "",
    profilepic: null,
    logo: null,
    color: "brown-color",
    qrCode: "data:image/png;base64,AA==",
    contacts: {},
    version: 1,
    createdAt: 0,
    pausedAt: null,
    takenDownAt: null,
  };
  const { user } = open(
    {
      ...{ role: "member", cardid: "c7", week: null, joining: null },
      leaders: [
        {
          ...{ name: "Kwame Asante", email: "kwame@officinabrera.example", role: "admin" },
          ...{ profilepic: null, color: "blue-color-one" },
        },
      ],
    },
    {
      "POST /api/card/getcards": () => ({ body: { data: [card] } }),
    },
  );
  expect(await screen.findByText("40 people. You are a member.")).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Open your team card /c/ingrid" });
  expect(link.getAttribute("href")).toBe("/c/ingrid");
  expect(screen.getByRole("button", { name: "Download QR code of Ingrid Solberg" })).toBeTruthy();
  const leaders = screen.getByRole("region", { name: "Who looks after it" });
  expect(within(leaders).getByText("Admin, kwame@officinabrera.example")).toBeTruthy();
  expect(within(leaders).getByRole("link", { name: "Write to Kwame Asante" }).getAttribute("href")).toBe(
    "mailto:kwame@officinabrera.example",
  );
  await user.click(screen.getByRole("button", { name: "Leave Officina Brera" }));
  expect(await screen.findByRole("alertdialog", { name: "Leave Officina Brera?" })).toBeTruthy();
});
