import type { PublicTeam, TeamPagePerson, TeamPageView } from "@visita/domain/team/team-page";
import { expect, test } from "vitest";
import { renderTeamPage } from "./card.server.tsx";

const SITE = { brand: "Visita", publicUrl: "https://visita.example" };
const ASSETS = { scripts: [], criticalStyle: "", teamPageStyle: ".x{}", lateStyleUrl: "/late.css" };
const TEAM: PublicTeam = {
  slug: "officina-brera",
  name: "Officina <Brera>",
  line: "Furniture and light from Milano",
  logo: null,
  website: "https://officinabrera.example/",
  color: "blue-color-one",
  isIndexed: true,
};
const giulia: TeamPagePerson = {
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  photo: `/media/${"a".repeat(64)}.webp`,
  color: "brown-color",
};
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...giulia, username: `giulia-${at}` }));

async function open(changes: Partial<TeamPageView> = {}, language: "en" | "ar" = "en") {
  const shown = changes.people ?? [giulia];
  const page = {
    team: TEAM,
    people: shown,
    find: "",
    found: shown.length,
    total: 28,
    page: 1,
    pages: 1,
    ...changes,
  };
  const html = await renderTeamPage(page, SITE, ASSETS, { language, isLanguageAsked: language !== "en" });
  return new DOMParser().parseFromString(html, "text/html");
}

test("each person is a small card that leads to theirs", async () => {
  const page = await open();
  expect(page.querySelector("h1")?.textContent).toBe("Officina <Brera>");
  expect(page.querySelector("h1 + p")?.textContent).toBe("Furniture and light from Milano");
  const card = page.querySelector("li a[href='/c/giulia']");
  expect(card?.textContent).toContain("Giulia FerranteHead of Partnerships");
  expect(page.querySelector("footer a")?.getAttribute("href")).toBe("https://officinabrera.example/");
});

test("runs no script but the one that keeps a chosen theme, and loads photos below the first six late", async () => {
  const page = await open({ people: people(8) });
  expect(page.querySelectorAll("script")).toHaveLength(1);
  const photos = [...page.querySelectorAll("li img")].map((img) => img.getAttribute("loading"));
  expect(photos).toEqual([null, null, null, null, null, null, "lazy", "lazy"]);
});

test("search engines read the first page of everybody alone", async () => {
  const robots = (page: Document) => page.querySelector("meta[name=robots]")?.getAttribute("content");
  expect(robots(await open())).toBeUndefined();
  expect(robots(await open({ team: { ...TEAM, isIndexed: false } }))).toBe("noindex");
  expect(robots(await open({ find: "giulia" }))).toBe("noindex");
  expect(robots(await open({ page: 2, pages: 3 }))).toBe("noindex");
});

test("the search is a plain form that keeps what was typed", async () => {
  const page = await open({ find: "giulia & co" });
  const form = page.querySelector("form") as HTMLFormElement;
  expect([form.method, form.getAttribute("action")]).toEqual(["get", "/t/officina-brera"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: "giulia & co" });
});

test("says how many of all it found, and leads to all of them", async () => {
  const page = await open({ find: "<b>giu</b>" });
  expect(page.querySelector("form p")?.textContent).toBe("1 of 28 people for “<b>giu</b>”");
  const all = [...page.querySelectorAll("nav a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(all).toEqual([["Show all 28", "?"]]);
  const everybody = await open({ people: people(28) });
  expect(everybody.querySelector("form p")?.textContent).toBe("28 people");
  expect(everybody.querySelector("nav a")).toBeNull();
});

test("says when nobody is found, and leads to all", async () => {
  const page = await open({ people: [], find: "<b>zoe</b>" });
  expect(page.querySelector("h2")?.textContent).toBe("Nobody found for “<b>zoe</b>”");
  const link = page.querySelector("main .team-page-empty a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Show all 28", "?"]);
  const empty = await open({ people: [], total: 0 });
  expect(empty.querySelector("h2")?.textContent).toBe("Nobody is shown here yet.");
  expect(empty.querySelector("form")).toBeNull();
});

test("leads on to further people, in the language that was asked for", async () => {
  const page = await open(
    { people: people(2), find: "giu", found: 100, total: 100, page: 2, pages: 3 },
    "ar",
  );
  expect(page.documentElement.dir).toBe("rtl");
  const links = [...page.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["?q=giu&lang=ar", "?q=giu&page=3&lang=ar"]);
});
