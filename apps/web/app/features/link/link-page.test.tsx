import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import LINK_MESSAGES from "@visita/domain/answers/link/en";
import type { OwnCard } from "@visita/domain/card/card.contract";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { openPages } from "../../../test/open-pages.tsx";
import type { LinkList } from "./link.queries.ts";
import { LinkPage } from "./link-page.tsx";

const tooManyLive = (max: number) => LINK_MESSAGES.tooManyLive.other.replace("{count}", String(max));

const GIULIA: OwnCard = {
  cardid: "c1",
  userid: "u1",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "",
  companyname: "",
  bio: "",
  profilepic: null,
  logo: null,
  color: "goldenrod-color",
  qrCode: null,
  contacts: {},
  exchange: true,
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};
const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };

const SALONE: NamedLink = {
  linkid: "l1",
  name: "Salone del Mobile",
  slug: "salone-del-mobile",
  secret: null,
  shows: [],
  url: "https://cards.example/c/giulia/salone-del-mobile",
  createdOn: "2026-04-01",
  lastDay: null,
  overSince: null,
  views: 1131,
  saves: 48,
  details: 0,
};
const TALK: NamedLink = {
  ...SALONE,
  linkid: "l2",
  name: "December talk",
  slug: "december-talk",
  overSince: "2025-01-12",
};

type Answer = { status?: number; body: unknown };
let answers: Record<string, (body: unknown) => Answer | Promise<Answer>>;
let calls: string[];
let copied: string[];

beforeEach(() => {
  calls = [];
  copied = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
    "POST /api/card/getcards": () => ({ body: { data: [GIULIA] } }),
  };
  theyHave([SALONE, TALK]);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(init.body && init.body !== "{}" ? `${made} ${init.body}` : made);
    const { status = 200, body } = (await answers[made]?.(init.body)) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

function theyHave(links: NamedLink[], given: Partial<LinkList> = {}) {
  const live = links.filter(({ overSince }) => overSince === null).length;
  const list: LinkList = {
    username: "giulia",
    links,
    ofTeam: [],
    live,
    maxLive: 20,
    qrCode: false,
    linkOnly: [],
    ...given,
  };
  answers["GET /api/card/links/c1"] = () => ({ body: list });
}

function open(path = "/links?card=c1") {
  const pages = [
    { path: "/links", element: <LinkPage userid="u1" /> },
    { path: "/404", element: <p>Not found</p> },
  ];
  openPages(pages, { at: path });
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  return user;
}

const list = async (name: "Live links" | "Ended links") => within(await screen.findByRole("list", { name }));
const press = (element: HTMLElement) => act(async () => element.click());
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

async function openForm() {
  const user = open();
  await press(await screen.findByRole("button", { name: "Make a link" }));
  return { user, form: await dialog("Make a link") };
}

test("lists live and ended links with their figures and days", async () => {
  open();
  const [live] = (await list("Live links")).getAllByRole("listitem");
  expect(within(live as HTMLElement).getByRole("heading").textContent).toBe("Salone del Mobile");
  expect(
    within(live as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/c/giulia/salone-del-mobile");
  expect(live?.textContent).toContain("1,131 views");
  expect(live?.textContent).toContain("No last day");
  expect(screen.getByText("1 of 20")).toBeTruthy();
  const [ended] = (await list("Ended links")).getAllByRole("listitem");
  expect(within(ended as HTMLElement).queryByRole("link")).toBeNull();
  expect(ended?.textContent).toContain("Ended 12\u00a0January\u00a02025");
});

test("proposes an address from the name until it is changed, and shows the line on the card", async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Name/), "Fuori Orario!");
  const address = form.getByLabelText<HTMLInputElement>(/^Link/);
  expect(address.value).toBe("fuori-orario");
  expect(form.getByText("Met at Fuori Orario!")).toBeTruthy();
  expect(form.getByText("13 of 60")).toBeTruthy();
  await user.clear(address);
  await user.type(address, "fuori");
  await user.type(form.getByLabelText(/^Name/), " 2027");
  expect(address.value).toBe("fuori");
});

test("makes a link, lists it first and copies its address", async () => {
  const made = {
    ...SALONE,
    linkid: "l3",
    name: "Fuori",
    slug: "fuori",
    url: "https://cards.example/c/giulia/fuori",
  };
  answers["POST /api/card/links/c1"] = () => ({ status: 201, body: made });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Name/), "Fuori");
  await press(form.getByRole("button", { name: "Make link" }));
  expect(await screen.findByText("Made and copied: cards.example/c/giulia/fuori")).toBeTruthy();
  expect(copied).toEqual(["https://cards.example/c/giulia/fuori"]);
  expect(calls).toContain('POST /api/card/links/c1 {"name":"Fuori","slug":"fuori","lastDay":null}');
  const headings = (await list("Live links")).getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Fuori", "Salone del Mobile"]);
  expect(screen.getByText("2 of 20")).toBeTruthy();
});

test("with QR codes, the code of a new link opens", async () => {
  theyHave([SALONE], { qrCode: true });
  const made = {
    ...SALONE,
    linkid: "l3",
    name: "Fuori",
    slug: "fuori",
    url: "https://cards.example/c/giulia/fuori",
  };
  answers["POST /api/card/links/c1"] = () => ({ status: 201, body: made });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Name/), "Fuori");
  await press(form.getByRole("button", { name: "Make link" }));
  const code = await dialog("Scan this link");
  expect(code.getByRole("img").getAttribute("src")).toBe("/c/giulia/fuori/qr.svg");
  await press(code.getByRole("button", { name: "Copy" }));
  expect(copied).toEqual(["https://cards.example/c/giulia/fuori"]);
});

test("sends a form once, however often it is submitted", async () => {
  answers["POST /api/card/links/c1"] = () => new Promise(() => {});
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Name/), "Fuori");
  await press(form.getByRole("button", { name: "Make link" }));
  await press(form.getByRole("button", { name: "Making..." }));
  expect(calls.filter((call) => call.startsWith("POST /api/card/links"))).toHaveLength(1);
});

test("refuses a nameless link and a bad address before anything is sent", async () => {
  const { user, form } = await openForm();
  await press(form.getByRole("button", { name: "Make link" }));
  expect(form.getByText(LINK_MESSAGES.nameRequired)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText(/^Name/));
  await user.type(form.getByLabelText(/^Name/), "東京");
  await press(form.getByRole("button", { name: "Make link" }));
  expect(form.getByText(LINK_MESSAGES.slugInvalid)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText(/^Link/));
  expect(calls.some((call) => call.startsWith("POST /api/card/links"))).toBe(false);
});

test("shows the server's refusals where they belong, and keeps what was typed", async () => {
  answers["POST /api/card/links/c1"] = () => errorResponse("slug_taken", LINK_MESSAGES.slugTaken);
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Name/), "Salone del Mobile");
  await user.click(form.getByRole("button", { name: "Make link" }));
  expect(await form.findByText(LINK_MESSAGES.slugTaken)).toBeTruthy();
  answers["POST /api/card/links/c1"] = () => errorResponse("links_full", tooManyLive(20));
  await user.click(form.getByRole("button", { name: "Make link" }));
  expect((await form.findByRole("alert")).textContent).toBe(tooManyLive(20));
  answers["POST /api/card/links/c1"] = () => Promise.reject(new TypeError("no network"));
  await user.click(form.getByRole("button", { name: "Make link" }));
  await waitFor(() => expect(form.getByRole("alert").textContent).toContain("Network error"));
  expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Salone del Mobile");
});

/** On a phone, which is what a page without a browser takes itself for. */
async function choose(item: string) {
  await list("Live links");
  await press(screen.getByRole("button", { name: "More for Salone del Mobile" }));
  const sheet = await dialog("Salone del Mobile");
  await press(sheet.getByRole("button", { name: item }));
}

test("renames a link", async () => {
  answers["PATCH /api/card/links/c1/l1"] = () => ({ body: { ...SALONE, name: "Salone 2027" } });
  const user = open();
  await choose("Rename");
  const form = await dialog("Rename");
  await user.clear(form.getByLabelText(/^Name/));
  await user.type(form.getByLabelText(/^Name/), "Salone 2027");
  await press(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: "Salone 2027" })).toBeTruthy();
  expect(calls).toContain('PATCH /api/card/links/c1/l1 {"name":"Salone 2027"}');
});

test("gives a link a last day", async () => {
  const year = new Date().getUTCFullYear() + 2;
  answers["PATCH /api/card/links/c1/l1"] = () => ({ body: { ...SALONE, lastDay: `${year}-04-30` } });
  const user = open();
  await choose("Last day");
  const form = await dialog("Last day");
  await user.type(form.getByLabelText(/^Last day/), `${year}-04-30`);
  await press(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(`Until 30 April ${year}`)).toBeTruthy();
});

const CUSTOMERS: NamedLink = {
  ...SALONE,
  name: "Close customers",
  slug: "customers-7fq2mz9k4x8dw3hb",
  secret: "7fq2mz9k4x8dw3hb",
  shows: ["sms", "whatsapp"],
};

test("makes a link that shows more, with an address that nobody can guess", async () => {
  theyHave([SALONE], { linkOnly: ["sms", "whatsapp"] });
  answers["POST /api/card/links/c1"] = () => ({ status: 201, body: { ...CUSTOMERS, linkid: "l3" } });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText(/^Name/), "Close customers");
  expect(form.getByText("People see it on the card.", { exact: false })).toBeTruthy();
  await press(form.getByRole("button", { name: "SMS" }));
  expect(form.getByText("1 of 2")).toBeTruthy();
  expect(form.getByText("Only you read it, because this link shows more.")).toBeTruthy();
  expect(form.queryByText("Met at Close customers")).toBeNull();
  const address = () => form.getByRole("group", { name: "Address" }).textContent;
  const first = address();
  expect(first).toMatch(/^Address\/c\/giulia\/close-customers-[0-9a-hjkmnp-tv-z]{16}/);
  await press(form.getByRole("button", { name: "New address" }));
  expect(address()).not.toBe(first);
  const [secret] = /[0-9a-z]{16}(?=New)/.exec(address() ?? "") ?? [];
  await press(form.getByRole("button", { name: "Make link" }));
  expect(calls).toContain(
    `POST /api/card/links/c1 {"name":"Close customers","slug":"close-customers","lastDay":null,"shows":["sms"],"secret":"${secret}"}`,
  );
  expect(await screen.findByText("Also SMS, WhatsApp")).toBeTruthy();
});

test("gives a link that shows more a new address, or keeps the old one", async () => {
  theyHave([{ ...CUSTOMERS, name: "Salone del Mobile" }], { linkOnly: ["sms", "whatsapp"] });
  answers["PATCH /api/card/links/c1/l1"] = () => ({ body: CUSTOMERS });
  open();
  await choose("New address");
  const kept = await dialog("A new address for Salone del Mobile?");
  expect(kept.getByText(/those who should go on seeing SMS, WhatsApp\./)).toBeTruthy();
  await press(kept.getByRole("button", { name: "Keep the old one" }));
  expect(calls.some((call) => call.startsWith("PATCH"))).toBe(false);
  await choose("New address");
  const changed = await dialog("A new address for Salone del Mobile?");
  await press(changed.getByRole("button", { name: "Change it" }));
  expect(calls.at(-1)).toMatch(/^PATCH \/api\/card\/links\/c1\/l1 \{"secret":"[0-9a-z]{16}"\}$/);
});

test("changes what a link shows", async () => {
  theyHave([{ ...CUSTOMERS, name: "Salone del Mobile" }], { linkOnly: ["sms", "whatsapp"] });
  answers["PATCH /api/card/links/c1/l1"] = () => ({ body: { ...CUSTOMERS, shows: ["sms"] } });
  open();
  await choose("What it shows");
  const form = await dialog("What it shows");
  await press(form.getByRole("button", { name: "WhatsApp" }));
  await press(form.getByRole("button", { name: "Save" }));
  expect(calls).toContain('PATCH /api/card/links/c1/l1 {"shows":["sms"]}');
  expect(await screen.findByText("Also SMS")).toBeTruthy();
});

test("ends a link, and takes that back", async () => {
  answers["DELETE /api/card/links/c1/l1"] = () => ({ body: { ...SALONE, overSince: "2026-04-23" } });
  answers["PATCH /api/card/links/c1/l1"] = () => ({ body: SALONE });
  open();
  await choose("End");
  expect(await screen.findByText("Salone del Mobile has ended.")).toBeTruthy();
  expect((await list("Ended links")).getAllByRole("heading")).toHaveLength(2);
  expect(screen.getByText("No live links. Make one, or reactivate an ended one.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Links" })));
  await press(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Salone del Mobile is live again.")).toBeTruthy();
  expect(calls).toContain('PATCH /api/card/links/c1/l1 {"ended":false}');
  expect((await list("Live links")).getAllByRole("heading")).toHaveLength(1);
});

test("reactivates an ended link, or says why not", async () => {
  answers["PATCH /api/card/links/c1/l2"] = () => errorResponse("links_full", tooManyLive(20));
  open();
  const again = (await list("Ended links")).getByRole("button", { name: "Reactivate December talk" });
  await press(again);
  expect((await screen.findByRole("alert")).textContent).toBe(tooManyLive(20));
  answers["PATCH /api/card/links/c1/l2"] = () => ({ body: { ...TALK, overSince: null } });
  await press(again);
  expect(await screen.findByText("2 of 20")).toBeTruthy();
});

test("without links it says what they are for", async () => {
  theyHave([]);
  open();
  expect(await screen.findByRole("heading", { name: "No links yet" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Make a link" })).toHaveLength(1);
});

test("says that links could not be loaded, and loads them on another try", async () => {
  answers["GET /api/card/links/c1"] = () => errorResponse("unexpected");
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("Your links could not be loaded.");
  theyHave([SALONE]);
  await press(screen.getByRole("button", { name: "Try again" }));
  expect((await list("Live links")).getAllByRole("heading")).toHaveLength(1);
});

test("says that cards could not be loaded, and no longer pretends to load", async () => {
  answers["POST /api/card/getcards"] = () => errorResponse("unexpected");
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("Your links could not be loaded.");
  expect(document.querySelector(".skeleton")).toBeNull();
});

test("another card is chosen above its links", async () => {
  const second = { ...GIULIA, cardid: "c2", username: "ferrante" };
  answers["POST /api/card/getcards"] = () => ({ body: { data: [GIULIA, second] } });
  answers["GET /api/card/links/c2"] = () => ({
    body: {
      username: "ferrante",
      links: [{ ...SALONE, name: "Open house" }],
      live: 1,
      maxLive: 20,
      qrCode: false,
      linkOnly: [],
    },
  });
  const user = open();
  await list("Live links");
  await user.click(screen.getByRole("combobox", { name: "Card" }));
  await user.click(screen.getByRole("option", { name: /ferrante/ }));
  expect(await screen.findByText("Open house")).toBeTruthy();
  expect(screen.queryByText("Salone del Mobile")).toBeNull();
});

test("a card that is not one's own is not found; without one it is the first", async () => {
  open("/links?card=foreign");
  expect(await screen.findByText("Not found")).toBeTruthy();
});
