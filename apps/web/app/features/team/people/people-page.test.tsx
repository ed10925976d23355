import { screen, waitFor, within } from "@testing-library/react";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import PeoplePage from "./people-page.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;
const STUDIO = { templateid: "studio", name: "Studio" } as TeamTemplate;
const SHOWROOM = { templateid: "showroom", name: "Showroom" } as TeamTemplate;

function aPerson(name: string, given: Partial<TeamPerson> = {}): TeamPerson {
  const key = name.toLowerCase().replace(" ", "-");
  return {
    personid: key,
    name,
    email: `${key}@officinabrera.example`,
    role: "member",
    joinedAt: Date.UTC(2026, 2, 4, 12),
    invitedAt: Date.UTC(2026, 2, 1, 12),
    expiresAt: null,
    remindedAt: null,
    isYou: false,
    card: {
      cardid: `card-${key}`,
      username: key,
      occupation: "Client Relations",
      profilepic: null,
      color: "blue-color-one",
      templateid: "studio",
    },
    ...given,
  };
}

const GIULIA = aPerson("Giulia Ferrante", { role: "owner", isYou: true });
const ANNA = aPerson("Anna Bellini");
const KWAME = aPerson("Kwame Asante", { role: "admin" });
const NOOR = aPerson("Noor Bakker", { joinedAt: null, expiresAt: Date.now() + DAY_MS });
const SAMUEL = aPerson("Samuel Wright", { joinedAt: null, expiresAt: Date.now() - DAY_MS });
const ALL = [GIULIA, ANNA, KWAME, NOOR, SAMUEL];

function open(at = "/team/people", answers: TeamAnswers = {}, people: readonly TeamPerson[] = ALL) {
  return openTeam([{ path: "/team/people", element: <PeoplePage /> }], at, {
    "GET /api/team/t1/templates": () => ({
      body: { templates: [STUDIO, SHOWROOM], max: 50, status: "active" },
    }),
    "GET /api/team/t1/people": ({ url }) => {
      const find = url.searchParams.get("find") ?? "";
      const found = people.filter(({ name }) => name.toLowerCase().includes(find.toLowerCase()));
      return { body: { people: found, found: found.length, total: people.length } };
    },
    ...answers,
  });
}

async function rowOf(name: string) {
  return (await screen.findByText(name, { selector: "bdi" })).closest("tr") as HTMLElement;
}

async function choose(user: ReturnType<typeof open>["user"], name: string, action: string) {
  await user.click(within(await rowOf(name)).getByRole("button", { name: `More for ${name}` }));
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${action}`) }));
}

test("says of everybody who they are, which card they have, and whether they are here", async () => {
  open();
  const anna = await rowOf("Anna Bellini");
  expect(within(anna).getByText("/c/anna-bellini")).toBeTruthy();
  expect(within(anna).getByText("Client Relations")).toBeTruthy();
  expect(await within(anna).findByText("Studio")).toBeTruthy();
  expect(anna.textContent).toContain("Here since 4 March");
  const noor = await rowOf("Noor Bakker");
  expect(noor.textContent).toContain("Invited1 March");
  expect(noor.textContent).toContain("noor-bakker@officinabrera.example");
  expect((await rowOf("Samuel Wright")).textContent).toContain("Link ended");
  expect(screen.getByText("40 people, 4 of them invited")).toBeTruthy();
});

test("searches as one types, says how many it leaves, and where it has looked in vain", async () => {
  const { user, router } = open();
  await rowOf("Anna Bellini");
  const field = screen.getByRole("textbox", { name: "Search people" });
  await user.type(field, "anna");
  expect(await screen.findByText("1 of 40 people")).toBeTruthy();
  expect(router.state.location.search).toBe("?q=anna");
  await user.clear(field);
  await user.type(field, "bergamo");
  expect(await screen.findByRole("heading", { name: "Nobody found for “bergamo”" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show all 40 people" }));
  expect(await rowOf("Anna Bellini")).toBeTruthy();
});

test("filters by what the address says, and takes a filter off by its chip", async () => {
  const { user, callsOf } = open("/team/people?role=admin&template=studio&state=nonsense");
  await rowOf("Kwame Asante");
  const asked = callsOf("GET /api/team/t1/people").at(-1)?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toEqual({ role: "admin", template: "studio" });
  await user.click(screen.getByRole("button", { name: "Remove filter: Admin" }));
  await waitFor(() =>
    expect(callsOf("GET /api/team/t1/people").at(-1)?.url.searchParams.get("role")).toBeNull(),
  );
});

test("turns the pages of a long list", async () => {
  const { user, callsOf } = open("/team/people", {
    "GET /api/team/t1/people": () => ({ body: { people: ALL, found: 5_000, total: 5_000 } }),
  });
  expect(await screen.findByText("1 to 50 of 5,000")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Next 50" }));
  expect(await screen.findByText("51 to 100 of 5,000")).toBeTruthy();
  await waitFor(() =>
    expect(callsOf("GET /api/team/t1/people").at(-1)?.url.searchParams.get("page")).toBe("2"),
  );
  await user.click(screen.getByRole("button", { name: "Previous 50" }));
  expect(await screen.findByText("1 to 50 of 5,000")).toBeTruthy();
});

test("changes a role, and says why the last owner keeps theirs", async () => {
  const { user, callsOf, answers } = open("/team/people", {
    "PUT /api/team/t1/people/giulia-ferrante/role": () =>
      errorResponse("last_owner", "A team needs an owner."),
  });
  await choose(user, "Giulia Ferrante", "Change role");
  const dialog = await screen.findByRole("dialog", { name: "Change role" });
  await user.click(within(dialog).getByRole("radio", { name: "Member" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("A team needs an owner.")).toBeTruthy();
  answers["PUT /api/team/t1/people/giulia-ferrante/role"] = () => ({ body: { ...GIULIA, role: "admin" } });
  await user.click(within(dialog).getByRole("radio", { name: "Admin" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The role of Giulia Ferrante is changed.")).toBeTruthy();
  expect(callsOf("PUT /api/team/t1/people/giulia-ferrante/role").at(-1)?.body).toEqual({ role: "admin" });
});

test("takes somebody out, whose card then leads to a colleague", async () => {
  const { user, callsOf } = open("/team/people", {
    "POST /api/team/t1/people/anna-bellini/remove": () => ({ body: { message: "Taken out of the team." } }),
  });
  await choose(user, "Anna Bellini", "Take out of the team");
  const dialog = await screen.findByRole("alertdialog", { name: "Take Anna Bellini out?" });
  await user.click(await within(dialog).findByRole("radio", { name: "Kwame Asante" }));
  expect(
    within(dialog).getByText("Anna Bellini has left Officina Brera. This is Kwame Asante, who takes over."),
  ).toBeTruthy();
  await user.dblClick(within(dialog).getByRole("button", { name: "Take out" }));
  expect(await screen.findByText("1 person is taken out.")).toBeTruthy();
  const removed = callsOf("POST /api/team/t1/people/anna-bellini/remove");
  expect(removed.map(({ body }) => body)).toEqual([{ successor: "kwame-asante" }]);
});

test("takes an invitation back after asking", async () => {
  const { user, callsOf } = open("/team/people", {
    "POST /api/team/t1/people/noor-bakker/remove": () => ({ body: { message: "Taken out of the team." } }),
  });
  await choose(user, "Noor Bakker", "Take back the invitation");
  const dialog = await screen.findByRole("alertdialog", { name: "Take back the invitation of Noor Bakker?" });
  await user.click(within(dialog).getByRole("button", { name: "Take back the invitation" }));
  expect(await screen.findByText("The invitation of Noor Bakker is taken back.")).toBeTruthy();
  expect(callsOf("POST /api/team/t1/people/noor-bakker/remove")[0]?.body).toEqual({ successor: null });
});

test("sends an invitation again", async () => {
  const { user } = open("/team/people", {
    "POST /api/team/t1/people/samuel-wright/renew": () => ({ body: SAMUEL }),
  });
  await choose(user, "Samuel Wright", "Renew the invitation");
  expect(
    await screen.findByText("Samuel Wright has a new mail. Its link is valid for 14 days."),
  ).toBeTruthy();
});

test("takes out everybody who is selected, but never the caller, and says who is still there", async () => {
  const { user, callsOf } = open("/team/people", {
    "POST /api/team/t1/people/anna-bellini/remove": () => ({ body: { message: "Taken out of the team." } }),
    "POST /api/team/t1/people/kwame-asante/remove": () => errorResponse("unexpected"),
  });
  await rowOf("Anna Bellini");
  await user.click(screen.getByRole("button", { name: "Select" }));
  for (const name of ["Giulia Ferrante", "Anna Bellini", "Kwame Asante"]) {
    await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  }
  expect(screen.getByText("3 people selected")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take out" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Take 2 people out?" });
  expect(within(dialog).getByText(/^1 of those you selected stays/)).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: /^They end/ }));
  await user.click(within(dialog).getByRole("button", { name: "Take out" }));
  expect(
    await screen.findByText("1 of 2 people are taken out. Please try again for the others."),
  ).toBeTruthy();
  expect(callsOf("POST /api/team/t1/people/giulia-ferrante/remove")).toEqual([]);
});

test("lets the cards of several people lead to one colleague, who is none of them, and not those of invitations", async () => {
  const isOut = () => ({ body: { message: "Taken out of the team." } });
  const { user, callsOf } = open("/team/people", {
    "POST /api/team/t1/people/anna-bellini/remove": isOut,
    "POST /api/team/t1/people/noor-bakker/remove": isOut,
  });
  await rowOf("Anna Bellini");
  await user.click(screen.getByRole("button", { name: "Select" }));
  for (const name of ["Anna Bellini", "Noor Bakker"])
    await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  await user.click(screen.getByRole("button", { name: "Take out" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Take 2 people out?" });
  await user.click(await within(dialog).findByRole("radio", { name: "Kwame Asante" }));
  expect(within(dialog).queryByRole("radio", { name: "Anna Bellini" })).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Take out" }));
  expect(await screen.findByText("2 people are taken out.")).toBeTruthy();
  const successorOf = (name: string) => callsOf(`POST /api/team/t1/people/${name}/remove`)[0]?.body;
  expect(successorOf("anna-bellini")).toEqual({ successor: "kwame-asante" });
  expect(successorOf("noor-bakker")).toEqual({ successor: null });
});

test("says where the cards of those who left lead, and lets an admin change that", async () => {
  const left = { username: "zoe-sample", name: "Zoe Sample", leftAt: Date.UTC(2026, 3, 1, 12) };
  const led = { name: "Anna Bellini", username: "anna-bellini" };
  const { user, answers, callsOf } = open("/team/people", {
    "GET /api/team/t1/left": () => ({ body: { cards: [{ ...left, successor: null }], total: 1 } }),
    "PUT /api/team/t1/left/zoe-sample": () => errorResponse("invalid_input", "Choose a colleague."),
  });
  const cards = await screen.findByRole("region", { name: "Cards of those who left" });
  expect(within(cards).getByText(/^\/c\/zoe-sample, Left on 1 April/)).toBeTruthy();
  expect(within(cards).getByText("Has ended")).toBeTruthy();
  await user.click(within(cards).getByRole("button", { name: "Change Where /c/zoe-sample leads" }));
  const dialog = await screen.findByRole("dialog", { name: "Where /c/zoe-sample leads" });
  await user.click(await within(dialog).findByRole("radio", { name: "Anna Bellini" }));
  expect(within(dialog).getByText(/Zoe Sample has left Officina Brera\. This is Anna Bellini/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("Choose a colleague.")).toBeTruthy();
  answers["PUT /api/team/t1/left/zoe-sample"] = () => ({ body: { ...left, successor: led } });
  answers["GET /api/team/t1/left"] = () => ({
    body: { cards: [{ ...left, successor: led }], total: 1 },
  });
  await user.dblClick(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("/c/zoe-sample leads to Anna Bellini now.")).toBeTruthy();
  expect(await within(cards).findByText("Leads to Anna Bellini")).toBeTruthy();
  expect(callsOf("PUT /api/team/t1/left/zoe-sample").map(({ body }) => body)).toEqual([
    { successor: "anna-bellini" },
    { successor: "anna-bellini" },
  ]);
});

test("offers who is alone the ways to bring others, of which joining by address is an owner's", async () => {
  openTeam(
    [{ path: "/team/people", element: <PeoplePage /> }],
    "/team/people",
    {},
    { people: 1, invited: 0 },
  );
  expect(await screen.findByRole("heading", { name: "Nobody here but you" })).toBeTruthy();
  const sheet = screen.getByRole("link", { name: /^Bring a spreadsheet/ });
  expect(sheet.getAttribute("href")).toBe("/team/people/invite");
  const joining = screen.getByRole("link", { name: /^Let colleagues join by themselves/ });
  expect(joining.getAttribute("href")).toBe("/team/settings#joining");
});
