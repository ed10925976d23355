import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type {
  PeoplePage as PageOfPeople,
  PeopleFilters,
  Person,
} from "@visita/domain/address-book/person.contract";
import TEXT from "@visita/domain/answers/person/en";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { PeoplePage } from "./people-page.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const KWAME: Person = {
  personid: "p1",
  name: "Kwame Asante",
  email: "kwame@haldenvoss.example",
  phone: "+1 202 555 0117",
  company: "Halden & Voss",
  role: "Structural Engineer",
  met: "Salone del Mobile",
  tags: ["Follow up"],
  origin: "left",
  addedAt: Date.UTC(2026, 3, 23, 12),
  card: { cardid: "c1", username: "giulia", color: "blue-color-one" },
  linkid: "l1",
  isNew: true,
  sentCard: { username: "kwame-asante", fullname: "Kwame Asante", profilepic: null, color: "seagreen-color" },
  note: "Photos are at https://haldenvoss.example/stand",
  ownNote: "",
  version: 1,
};
const MISAKI: Person = {
  ...KWAME,
  personid: "p2",
  name: "佐藤 美咲",
  email: "",
  tags: [],
  isNew: false,
  sentCard: null,
  note: "",
};
const FILTERS: PeopleFilters = {
  total: 248,
  new: 3,
  max: 10_000,
  cards: [{ cardid: "c1", username: "giulia" }],
  links: [{ linkid: "l1", name: "Salone del Mobile" }],
  tags: ["Follow up", "Press"],
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, (body: string) => Answer>;
let calls: string[];
let isDesk: boolean;

beforeEach(() => {
  calls = [];
  isDesk = true;
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "GET /api/contacts/filters": () => ({ body: FILTERS }),
    "GET /api/contacts/p1": () => ({ body: KWAME }),
    "PATCH /api/contacts/p1": (body) => ({ body: { ...KWAME, isNew: false, ...JSON.parse(body) } }),
  };
  theyAre([KWAME, MISAKI]);
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isDesk, onchange: null }),
  );
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    const body = typeof init.body === "string" ? init.body : "";
    calls.push(body && body !== "{}" ? `${made} ${body}` : made);
    const { status = 200, body: answer } = answers[made]?.(body) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});

function theyAre(people: Person[], given: Partial<PageOfPeople> = {}, query = "") {
  const page: PageOfPeople = {
    people: people.map(({ note: _note, ownNote: _ownNote, version: _version, ...summary }) => summary),
    next: null,
    matches: people.length,
    moreMatches: false,
    ...given,
  };
  answers[`GET /api/contacts${query}`] = () => ({ body: page });
}

function open(path = "/contacts") {
  const pages = [
    { path: "/contacts", element: <PeoplePage userid="u1" /> },
    { path: "/contacts/import", element: <p>Import</p> },
  ];
  return { router: openPages(pages, { at: path }), user: userEvent.setup() };
}

const people = async () => within(await screen.findByRole("region", { name: "People" }));
const panel = async (name = "Kwame Asante") => within(await screen.findByRole("article", { name }));

test("lists people with role, ways and where one met, and marks the new ones", async () => {
  open();
  const row = await (await people()).findByRole("link", { name: /Kwame Asante/ });
  expect(row.textContent).toContain("New");
  expect(row.textContent).toContain("Structural Engineer @ Halden & Voss");
  expect(row.textContent).toContain("Salone del Mobile · 23\u00a0April");
  expect(row.textContent).toContain("/c/giulia");
  expect(screen.getByText("248 contacts, 3 new")).toBeTruthy();
});

test("asks for more people, and goes on where the last page ended", async () => {
  theyAre([KWAME], { next: "n1" });
  theyAre([MISAKI], { matches: null }, "?before=n1");
  const { user } = open();
  await people();
  await user.click(await screen.findByRole("button", { name: "Show 50 more" }));
  await waitFor(async () =>
    expect(document.activeElement).toBe((await people()).getByRole("link", { name: /佐藤 美咲/ })),
  );
});

test("searches once the typing rests, and says when nobody was found", async () => {
  theyAre([], { matches: 0 }, "?q=brescia");
  const { user, router } = open();
  await people();
  await user.type(screen.getByLabelText("Search contacts"), "brescia");
  expect(await screen.findByRole("heading", { name: "No contacts found for “brescia”" })).toBeTruthy();
  expect(router.state.location.search).toBe("?q=brescia");
  expect(calls.filter((call) => call.includes("q=b"))).toEqual(["GET /api/contacts?q=brescia"]);
  await user.click(screen.getByRole("button", { name: "Show all 248 contacts" }));
  expect((await people()).getByText("Kwame Asante")).toBeTruthy();
});

test("a filter stands as a chip, which removes it", async () => {
  theyAre([KWAME], {}, "?tag=Follow+up");
  const { user, router } = open("/contacts?tag=Follow+up");
  expect(await screen.findByText("1 of 248 contacts")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove filter Follow up" }));
  expect(router.state.location.search).toBe("");
});

test("opens a person, who is then no longer new, with links for each way and none in the note", async () => {
  const { user } = open();
  await user.click(await (await people()).findByRole("link", { name: /Kwame Asante/ }));
  const details = await panel();
  expect(await details.findByRole("link", { name: /Call/ })).toBeTruthy();
  const links = details.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/c/giulia",
    "mailto:kwame@haldenvoss.example",
    "tel:+12025550117",
    "mailto:kwame@haldenvoss.example",
    "sms:+12025550117",
    "/c/kwame-asante",
  ]);
  expect(details.getByRole("link", { name: "Reply" }).getAttribute("href")).toBe(links[1]);
  expect(details.getByText("Photos are at https://haldenvoss.example/stand")).toBeTruthy();
  expect(calls).toContain('PATCH /api/contacts/p1 {"opened":true}');
});

test("has mail and call in the row of everybody who can be reached so", async () => {
  open();
  const row = (await (await people()).findByText("Kwame Asante")).closest("li") as HTMLElement;
  const [, ...ways] = within(row).getAllByRole("link");
  expect(ways.map((way) => [way.getAttribute("aria-label"), way.getAttribute("href")])).toEqual([
    ["Email", "mailto:kwame@haldenvoss.example"],
    ["Call", "tel:+12025550117"],
  ]);
});

test("saves one's own note when the field is left", async () => {
  const { user } = open("/contacts?person=p1");
  await user.type(await (await panel()).findByLabelText("Your note"), "Ask for the tables");
  await user.tab();
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(calls).toContain('PATCH /api/contacts/p1 {"ownNote":"Ask for the tables","version":1}');
});

test("adds and removes tags", async () => {
  const { user } = open("/contacts?person=p1");
  await user.click(await (await panel()).findByRole("button", { name: "Add a tag" }));
  await user.type(screen.getByLabelText("New tag"), "Press{Enter}");
  await waitFor(() =>
    expect(calls).toContain('PATCH /api/contacts/p1 {"tags":["Follow up","Press"],"version":1}'),
  );
  await user.click(await screen.findByRole("button", { name: "Remove tag Follow up" }));
  await waitFor(() => expect(calls).toContain('PATCH /api/contacts/p1 {"tags":["Press"],"version":1}'));
});

test("deletes a person at once, and takes it back", async () => {
  answers["DELETE /api/contacts/p1"] = () => ({ body: { undoUntil: 0 } });
  answers["POST /api/contacts/p1/restore"] = () => ({ body: KWAME });
  const { user } = open("/contacts?person=p1");
  await user.click(await (await panel()).findByRole("button", { name: "Delete" }));
  await waitFor(async () => expect((await people()).queryByText("Kwame Asante")).toBeNull());
  await user.click(await screen.findByRole("button", { name: /^Undo/ }));
  expect(await (await people()).findByText("Kwame Asante")).toBeTruthy();
});

test("adds somebody by hand, after what is missing was typed", async () => {
  answers["POST /api/contacts"] = (body) => ({ status: 201, body: { ...MISAKI, ...JSON.parse(body) } });
  answers["GET /api/contacts/p2"] = () => ({ body: MISAKI });
  const { user, router } = open();
  await people();
  await user.click(screen.getByRole("button", { name: "Add a contact" }));
  const form = within(await screen.findByRole("dialog", { name: "Add a contact" }));
  const actions = form.getAllByRole("button").map(({ textContent }) => textContent);
  expect(actions.indexOf("Cancel")).toBeLessThan(actions.findIndex((text) => text?.startsWith("Save")));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(form.getByText(TEXT.nameRequired)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText(/^Name/));
  await user.type(form.getByLabelText(/^Name/), "Misaki Sato");
  await user.type(form.getByLabelText("Tags"), "Tokyo,");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(router.state.location.search).toBe("?person=p2"));
  const sent = calls.find((call) => call.startsWith("POST /api/contacts {")) ?? "";
  expect(JSON.parse(sent.slice("POST /api/contacts ".length))).toMatchObject({
    name: "Misaki Sato",
    tags: ["Tokyo"],
  });
});

test("a change from elsewhere is told, and nothing typed is lost", async () => {
  const { user } = open("/contacts?person=p1");
  await user.click(await (await panel()).findByRole("button", { name: "Edit" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit Kwame Asante" }));
  answers["PATCH /api/contacts/p1"] = () => ({
    status: 409,
    body: { error: TEXT.changed, message: TEXT.changed, code: "person_changed" },
  });
  await user.clear(form.getByLabelText("Role"));
  await user.type(form.getByLabelText("Role"), "Engineer");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(TEXT.changed)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>("Role").value).toBe("Engineer");
});

test("an empty list says how people come, and leads to the import", async () => {
  answers["GET /api/contacts/filters"] = () => ({ body: { ...FILTERS, total: 0, new: 0 } });
  open();
  expect(await screen.findByRole("heading", { name: "No contacts yet" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Import a .vcf or .csv file" });
  expect(link.getAttribute("href")).toBe("/contacts/import");
});

test("says under the title that contacts could not be loaded, and loads them on another try", async () => {
  answers["GET /api/contacts/filters"] = () => ({ status: 500, body: { message: "x", code: "unexpected" } });
  const { user } = open();
  expect((await screen.findByRole("alert")).textContent).toContain("Your contacts could not be loaded.");
  expect(screen.getByRole("heading", { level: 1, name: "Contacts" })).toBeTruthy();
  answers["GET /api/contacts/filters"] = () => ({ body: FILTERS });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await people();
  expect(document.activeElement).not.toBe(document.body);
});
