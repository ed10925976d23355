import { act, screen, within } from "@testing-library/react";
import type { OwnCard } from "@visita/domain/card/card.contract";
import type { InsightPoint, Insights } from "@visita/domain/insight/insight.contract";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { vi } from "vitest";
import { InsightPage } from "../app/features/insight/insight-page.tsx";
import { openPages } from "./open-pages.tsx";

export const GIULIA: OwnCard = {
  cardid: "c1",
  userid: "u1",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "goldenrod-color",
  qrCode: "/c/giulia/qr.svg",
  contacts: {},
  exchange: true,
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};
export const TEACHER: OwnCard = { ...GIULIA, cardid: "c2", username: "giulia-teaches" };
const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };

const NONE = { views: 0, visitors: 0, saves: 0, details: 0 };
export const TO = Date.parse("2026-04-23");

export function days(views: Readonly<Record<string, number>>): InsightPoint[] {
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(TO - (29 - index) * 86_400_000).toISOString().slice(0, 10);
    const count = views[day] ?? 0;
    const saves = Math.floor(count / 4);
    return { day, views: count, visitors: count, saves, details: 0, mostly: count > 50 ? "Salone" : null };
  });
}

export const MANY: Insights = {
  from: "2026-03-25",
  to: "2026-04-23",
  countedSince: "2025-01-02",
  daysFrom: null,
  totals: { views: 1514, visitors: 1200, saves: 24, details: 0 },
  before: { views: 1376, visitors: 1300, saves: 24, details: 0, from: "2026-02-23", to: "2026-03-24" },
  series: days({ "2026-04-12": 1488, "2026-04-13": 26 }),
  sources: [
    { source: "qr", linkid: null, name: null, views: 1504, saves: 20, details: 0 },
    { source: "link", linkid: "l1", name: "Salone del Mobile", views: 10, saves: 4, details: 0 },
  ],
  taps: [
    { channel: "phonenumber", count: 96 },
    { channel: "whatsapp", count: 12 },
  ],
  shares: [
    { target: "whatsapp", count: 7 },
    { target: "copy", count: 2 },
  ],
  qrOpened: 64,
  devices: { phone: 82, tablet: 3, desktop: 15 },
  cards: [
    { ...NONE, cardid: "c1", username: "giulia", views: 1513 },
    { ...NONE, cardid: "c2", username: "giulia-teaches", views: 1 },
  ],
};

export const FEW: Insights = {
  ...MANY,
  countedSince: "2026-04-20",
  totals: { views: 3, visitors: 2, saves: 0, details: 0 },
  before: { ...MANY.before, ...NONE },
  series: days({ "2026-04-20": 1, "2026-04-22": 2 }),
  sources: [{ source: "qr", linkid: null, name: null, views: 3, saves: 0, details: 0 }],
  taps: [{ channel: "email", count: 1 }],
  shares: [],
  qrOpened: 1,
};

export const NOTHING: Insights = {
  ...FEW,
  countedSince: null,
  totals: NONE,
  series: days({}),
  sources: [],
  taps: [],
  qrOpened: 0,
  devices: { phone: 0, tablet: 0, desktop: 0 },
};

type Answer = { status?: number; body: unknown };
export let answers: Record<string, () => Answer | Response | Promise<Answer | Response>>;
export let calls: string[];
/** Names of the files that were handed to the browser. */
export let saved: string[];

/** A server with two cards, until `theyHave` says otherwise. */
export function startServer() {
  calls = [];
  saved = [];
  answers = { "GET /api/auth/user": () => ({ body: { user: USER } }) };
  theyHave([GIULIA, TEACHER], MANY);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(made);
    const answer = (await (answers[made] ?? answers[made.split("?")[0] ?? ""])?.()) ?? {
      status: 404,
      body: {},
    };
    if (answer instanceof Response) return answer;
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  vi.stubGlobal("ResizeObserver", AlwaysWide);
  URL.createObjectURL = () => "blob:csv";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
}

/** Tells the width of a desktop, which jsdom does not lay out. */
class AlwaysWide implements ResizeObserver {
  readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ contentRect: { width: 840 } } as ResizeObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
}

export function theyHave(cards: OwnCard[], insights: Insights) {
  answers["POST /api/card/getcards"] = () => ({ body: { data: cards } });
  answers["GET /api/insights"] = () => ({ body: insights });
}

export function openInsights(path = "/insights") {
  return openPages([{ path: "/insights", element: <InsightPage userid="u1" /> }], { at: path });
}

export const press = (element: HTMLElement) => act(async () => element.click());
// The first search by role is slow on a busy machine.
export const chart = () => screen.findByRole("img", { name: /^Views and saves by/ });
export const panel = (name: string) => within(screen.getByRole("region", { name }));
