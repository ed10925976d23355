import { screen, waitFor, within } from "@testing-library/react";
import type { TeamLink, TeamLinkCard } from "@visita/domain/team/team-link.contract";
import { expect, test, vi } from "vitest";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import TeamLinkPage from "./team-link-page.tsx";
import TeamLinksPage from "./team-links-page.tsx";

const SALONE: TeamLink = {
  linkid: "l1",
  name: "Salone 2027",
  slug: "salone",
  createdOn: "2026-04-01",
  lastDay: null,
  overSince: null,
  views: 497,
  saves: 121,
  details: 38,
  cards: 38,
};
const OVER: TeamLink = {
  ...SALONE,
  linkid: "l2",
  name: "Open evening",
  slug: "open",
  overSince: "2026-04-10",
};
const CARDS: TeamLinkCard[] = [
  {
    personid: "p1",
    name: "Kwame Asante",
    url: "https://cards.example/c/kwame/salone",
    views: 9,
    saves: 1,
    details: 0,
  },
  {
    personid: "p2",
    name: "佐藤 美咲",
    url: "https://cards.example/c/misaki/salone",
    views: 0,
    saves: 0,
    details: 0,
  },
];

const listOf = (links: TeamLink[]) => ({
  body: {
    links,
    live: links.filter(({ overSince }) => overSince === null).length,
    maxLive: 200,
    cards: 40,
    username: "kwame",
  },
});

function open(answers: TeamAnswers, at = "/team/links") {
  return openTeam(
    [
      { path: "/team/links", element: <TeamLinksPage /> },
      { path: "/team/links/:linkid", element: <TeamLinkPage /> },
    ],
    at,
    {
      "GET /api/team/t1/links": () => listOf([SALONE, OVER]),
      "GET /api/team/t1/links/l1/cards": () => ({ body: { link: SALONE, cards: CARDS } }),
      ...answers,
    },
  );
}

test("lists live and ended links with their sums, and on how many cards they answer", async () => {
  open({});
  const live = within(await screen.findByRole("list", { name: "Live links" }));
  expect(live.getByRole("heading").textContent).toBe("Salone 2027");
  expect(live.getByText("/c/…/salone on 38 cards")).toBeTruthy();
  expect(live.getByText("497")).toBeTruthy();
  expect(screen.getByText("One more address on each of the 40 cards, such as /c/kwame/salone")).toBeTruthy();
  const ended = within(screen.getByRole("list", { name: "Ended links" }));
  expect(ended.getByRole("button", { name: "Reactivate Open evening" })).toBeTruthy();
});

test("makes a link, with its address proposed from its name, and says on how many cards it works", async () => {
  const { user, callsOf } = open({
    "GET /api/team/t1/links": () => listOf([]),
    "POST /api/team/t1/links": () => ({ status: 201, body: SALONE }),
  });
  await user.click(await screen.findByRole("button", { name: "Make a link" }));
  await user.type(await screen.findByLabelText(/^Name/), "Salone 2027");
  await user.click(screen.getByRole("button", { name: "Make link" }));
  expect(await screen.findByText("/c/…/salone works on 38 cards.")).toBeTruthy();
  expect(callsOf("POST /api/team/t1/links")).toMatchObject([
    { body: { name: "Salone 2027", slug: "salone-2027", lastDay: null } },
  ]);
});

test("a refused address stands beside its field, and what was typed stays", async () => {
  const { user } = open({
    "POST /api/team/t1/links": () => ({
      status: 409,
      body: { error: "taken", message: "taken", code: "slug_taken" },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Make a link" }));
  await user.type(await screen.findByLabelText(/^Name/), "Salone");
  await user.click(screen.getByRole("button", { name: "Make link" }));
  await waitFor(() => expect(screen.getByLabelText(/^Link/).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Salone");
});

test("copies the address of every person", async () => {
  const { user } = open({});
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(
    (await screen.findAllByRole("button", { name: "Copy all addresses of Salone 2027" }))[0] as Element,
  );
  expect(await screen.findByText("2 addresses copied.")).toBeTruthy();
  expect(write).toHaveBeenCalledWith(
    "Kwame Asante\thttps://cards.example/c/kwame/salone\n佐藤 美咲\thttps://cards.example/c/misaki/salone",
  );
});

test("the page of a link says what it brought each person", async () => {
  open({}, "/team/links/l1");
  const table = within(await screen.findByRole("table", { name: "Salone 2027, by person" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows[1]).toBe("Kwame Asante/c/kwame/salone910");
  expect(screen.getByRole("link", { name: "Links for all cards" }).getAttribute("href")).toContain(
    "/team/links",
  );
});

test("a list that cannot be loaded can be asked for again", async () => {
  const { user, answers } = open({ "GET /api/team/t1/links": () => ({ status: 500, body: {} }) });
  answers["GET /api/team/t1/links"] = () => ({ status: 500, body: {} });
  const again = await screen.findByRole("button", { name: /try again/i });
  answers["GET /api/team/t1/links"] = () => listOf([SALONE]);
  await user.click(again);
  expect(await screen.findByText("Salone 2027")).toBeTruthy();
});
