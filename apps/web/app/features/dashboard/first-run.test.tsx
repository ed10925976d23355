import { act, screen, waitFor, within } from "@testing-library/react";
import type { OwnCard } from "@visita/domain/card/card.contract";
import type { FirstRun } from "@visita/domain/first-run/first-run.contract";
import type { FirstRunStep } from "@visita/domain/first-run/first-run.rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../test/open-pages.tsx";
import { newCardState } from "../card/public/hand-over.ts";
import { CardDashboard } from "./card-dashboard.tsx";

const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
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
  color: "blue-color-one",
  qrCode: null,
  contacts: {},
  exchange: true,
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};
const STEPS: Record<FirstRunStep, boolean> = { card: true, signature: false, code: false, visitor: false };
const PANELS = {
  kit: "Your card is live. Now put it where people meet you",
  firstRun: "First four steps",
  exchange: "Let people share their details",
};

let steps: FirstRun["steps"];
let cards: OwnCard[];
let status: "active" | "inactive";
let isReachable: boolean;
let events: string[];
let copied: string[];

beforeEach(() => {
  steps = { ...STEPS };
  cards = [GIULIA];
  status = "active";
  isReachable = true;
  events = [];
  copied = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const answer = answerTo(`${init.method ?? "GET"} ${url}`, String(init.body));
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
  });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
});

function answerTo(call: string, body: string): object | undefined {
  if (call === "GET /api/auth/user") return { user: USER };
  if (call === "POST /api/card/getcards") return { data: cards };
  if (call === "GET /api/exchange/offer") return { cards: 1 };
  if (call === "GET /api/first-run") return { steps };
  if (call === "GET /api/subs/getusersubs/u1") {
    return { status, planId: null, cancelAt: null, renewsAt: null, pastDue: false, hasBilling: false };
  }
  if (call !== "POST /api/first-run" || !isReachable) return undefined;
  const { event } = JSON.parse(body) as { event: string };
  events.push(event);
  if (event === "put_away") steps = null;
  else if (steps) steps = { ...steps, code: true };
  return { steps };
}

async function open(state: unknown = null) {
  const page = { path: "/dashboard", element: <CardDashboard userid="u1" /> };
  openPages([page], { at: { pathname: "/dashboard", state } });
}

const panel = async (name = PANELS.firstRun) => within(await screen.findByRole("region", { name }));
const press = (element: HTMLElement) => act(async () => element.click());
const titles = (inside: ReturnType<typeof within>) =>
  inside.getAllByRole("listitem").map((item: HTMLElement) => item.querySelector("p")?.textContent);
const shownPanels = () =>
  Object.values(PANELS).filter((name) => screen.queryByRole("heading", { name }) !== null);

test("stand below the empty page, whose one button begins the card", async () => {
  cards = [];
  steps = { ...STEPS, card: false };
  await open();
  const inside = await panel();
  expect(titles(inside)).toEqual([
    "Make your card",
    "Show your code",
    "Add it to your email signature",
    "Get your first visitor",
  ]);
  expect(inside.getByText("0 of 4 done")).toBeTruthy();
  expect(inside.queryAllByRole("link")).toEqual([]);
  expect(screen.getAllByRole("link", { name: "Add Business Card" })).toHaveLength(1);
});

test("stand below the card that they are about", async () => {
  await open();
  await panel();
  const cardList = screen.getByRole("list", { name: "Your cards" });
  const region = screen.getByRole("region", { name: PANELS.firstRun });
  expect(cardList.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("lead to the signature, and are ticked off where the code is shown", async () => {
  await open();
  const inside = await panel();
  expect(titles(inside)[0]).toBe("Make your card, done");
  expect(inside.getByRole("link", { name: "Open your signature" }).getAttribute("href")).toBe(
    "/cards/c1/kit/signature",
  );
  await press(inside.getByRole("button", { name: "Show code" }));
  expect(await screen.findByRole("img", { name: "QR code of Giulia Ferrante" })).toBeTruthy();
  await waitFor(() => expect(events).toEqual(["code_shown"]));
  // Ticked off behind the code, which stays.
  await waitFor(() => expect(screen.getByText("2 of 4 done")).toBeTruthy());
  expect(screen.getByRole("img", { name: "QR code of Giulia Ferrante" })).toBeTruthy();
  await press(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(titles(inside)[1]).toBe("Show your code, done"));
  expect(inside.getByText("2 of 4 done")).toBeTruthy();
  expect(events).toEqual(["code_shown"]);
});

test("take the address for the code where the plan has none", async () => {
  status = "inactive";
  await open();
  const inside = await panel();
  expect(titles(inside)[1]).toBe("Share it");
  await press(inside.getByRole("button", { name: "Copy link" }));
  expect(copied).toEqual(["https://cards.example/c/giulia"]);
  await waitFor(() => expect(titles(inside)[1]).toBe("Share it, done"));
});

test("are put away for good", async () => {
  await open();
  await press((await panel()).getByRole("button", { name: "Hide the first steps" }));
  await waitFor(() => expect(screen.queryByText(PANELS.firstRun)).toBeNull());
  expect(events).toEqual(["put_away"]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cards" }));
});

test("stay when they could not be put away, and say so", async () => {
  isReachable = false;
  await open();
  const button = (await panel()).getByRole("button", { name: "Hide the first steps" });
  await press(button);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(button.hasAttribute("disabled")).toBe(false);
  expect(screen.getByText(PANELS.firstRun)).toBeTruthy();
});

test("say so when all is done, and wait to be put away", async () => {
  steps = { card: true, signature: true, code: true, visitor: true };
  await open();
  const inside = await panel("Your first steps are done");
  await press(inside.getByRole("button", { name: "Hide" }));
  await waitFor(() => expect(events).toEqual(["put_away"]));
});

test("share their place with the other offers: one at a time", async () => {
  await open(newCardState("giulia"));
  // The offer behind the dialog has a button of that name too.
  await press(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" }));
  await panel(PANELS.kit);
  expect(shownPanels()).toEqual([PANELS.kit]);
  await press(screen.getByRole("button", { name: "Not now" }));
  await panel();
  expect(shownPanels()).toEqual([PANELS.firstRun]);
  await press(screen.getByRole("button", { name: "Hide the first steps" }));
  await panel(PANELS.exchange);
  expect(shownPanels()).toEqual([PANELS.exchange]);
});

test("are not there for somebody who never had them", async () => {
  steps = null;
  await open();
  await panel(PANELS.exchange);
  expect(shownPanels()).toEqual([PANELS.exchange]);
});
