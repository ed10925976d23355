import { cleanup, screen, within } from "@testing-library/react";
import type { EditableCard } from "@visita/domain/card/card.contract";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import type { TeamPersonDetails } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import { PersonPage } from "./person-page.tsx";

const INGRID: TeamPersonDetails = {
  personid: "ingrid",
  name: "Ingrid Solberg",
  email: "ingrid@officinabrera.example",
  role: "member",
  joinedAt: Date.UTC(2026, 2, 11, 12),
  invitedAt: Date.UTC(2026, 2, 10, 12),
  expiresAt: null,
  remindedAt: null,
  isYou: false,
  card: {
    cardid: "c7",
    username: "ingrid-solberg",
    occupation: "Ceramics Adviser",
    profilepic: null,
    color: "brown-color",
    templateid: "workshop",
  },
  viewsThisWeek: 1_028,
  isOnPage: true,
};

const CARD: EditableCard = {
  cardid: "c7",
  username: "ingrid-solberg",
  fullname: "Ingrid Solberg",
  occupation: "Ceramics Adviser",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "brown-color",
  contacts: {
    email: { value: "ingrid@officinabrera.example", title: "Work" },
    website: { value: "https://officinabrera.example" },
  },
  version: 4,
  team: {
    teamid: "t1",
    name: "Officina Brera",
    status: "active",
    fixed: ["companyname", "contacts.website"],
    channels: ["email", "website"],
    endings: {},
  },
};

function open(answers: TeamAnswers = {}, team: Partial<TeamOverview> = {}) {
  const pages = [
    { path: "/team/people/ingrid", element: <PersonPage personid="ingrid" /> },
    { path: "/team/people", element: <p>Everybody</p> },
  ];
  const known: TeamAnswers = {
    "GET /api/team/t1/templates": () => ({
      body: {
        templates: [{ templateid: "workshop", name: "Workshop, Cantù" } as TeamTemplate],
        max: 50,
        status: "active",
      },
    }),
    "GET /api/team/t1/people/ingrid": () => ({ body: INGRID }),
    "GET /api/team/t1/people/ingrid/card": () => ({ body: CARD }),
    ...answers,
  };
  return openTeam(pages, "/team/people/ingrid", known, team);
}

/** What stands under a label. */
async function factOf(label: string) {
  return (await screen.findByText(label)).nextElementSibling?.textContent;
}

test("says who somebody is, and what is the same for everybody on their card", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "Ingrid Solberg" })).toBeTruthy();
  expect(await screen.findByText("Workshop, Cantù")).toBeTruthy();
  expect(screen.getByText("Not shown to you")).toBeTruthy();
  const company = (await screen.findByText("Company")).closest("li") as HTMLElement;
  expect(within(company).getByText("The same for everybody")).toBeTruthy();
  expect(within(company).queryByRole("button")).toBeNull();
  expect(screen.getByRole("button", { name: "Correct: Job title" })).toBeTruthy();
});

test("tells the views of the week, and of a team with a page whether somebody chose to be on it", async () => {
  const page = { slug: "officina-brera", line: "", isShown: true, isIndexed: false, agreed: 1 };
  open({}, { page });
  expect(await factOf("Views this week")).toBe("1,028");
  expect(await factOf("On the page of the team")).toBe("Shown, by choice");
  cleanup();
  open({ "GET /api/team/t1/people/ingrid": () => ({ body: { ...INGRID, isOnPage: false } }) }, { page });
  expect(await factOf("On the page of the team")).toBe("Not shown");
  cleanup();
  open();
  expect(await factOf("Views this week")).toBe("1,028");
  expect(screen.queryByText("On the page of the team")).toBeNull();
});

test("corrects one field, sends the rest as it was, and says that the person is told", async () => {
  const { user, callsOf } = open({
    "PUT /api/team/t1/people/ingrid/card": () => ({ body: { message: "Saved", version: 5 } }),
  });
  await user.click(await screen.findByRole("button", { name: "Correct: Email" }));
  const dialog = await screen.findByRole("dialog", { name: "Correct: Email" });
  const field = within(dialog).getByRole("textbox", { name: "Email" });
  await user.clear(field);
  await user.type(field, "i.solberg@officinabrera.example");
  await user.dblClick(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Corrected. Ingrid Solberg gets a mail about it.")).toBeTruthy();
  const sent = callsOf("PUT /api/team/t1/people/ingrid/card");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    version: 4,
    fullname: "Ingrid Solberg",
    occupation: "Ceramics Adviser",
    contacts: {
      email: { value: "i.solberg@officinabrera.example", title: "Work" },
      website: { value: "https://officinabrera.example" },
    },
  });
});

test("says beside the field why a correction is refused, and keeps what was typed", async () => {
  const { user } = open({
    "PUT /api/team/t1/people/ingrid/card": () =>
      errorResponse("invalid_input", "No", { fields: { occupation: "This is too long." } }),
  });
  await user.click(await screen.findByRole("button", { name: "Correct: Job title" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Job title" });
  await user.type(field, " and more");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This is too long.")).toBeTruthy();
  expect(field.value).toBe("Ceramics Adviser and more");
});

test("says that somebody is no longer in the team, and leads to everybody", async () => {
  open({ "GET /api/team/t1/people/ingrid": () => errorResponse("not_found") });
  expect(await screen.findByRole("heading", { name: "This person is not in the team" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All people" }).getAttribute("href")).toBe("/team/people");
});

test("leads back to everybody once the person is taken out", async () => {
  const { user } = open({
    "GET /api/team/t1/people": () => ({ body: { people: [INGRID], found: 1, total: 40 } }),
    "POST /api/team/t1/people/ingrid/remove": () => ({ body: { message: "Taken out of the team." } }),
  });
  await user.click(await screen.findByRole("button", { name: "Take out of the team" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Take Ingrid Solberg out?" });
  await user.click(within(dialog).getByRole("radio", { name: "It ends" }));
  await user.click(within(dialog).getByRole("button", { name: "Take out" }));
  expect(await screen.findByText("Everybody")).toBeTruthy();
});
