import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { errorResponse } from "../../../test/error-response.ts";
import { impatientClient, openPages } from "../../../test/open-pages.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { CardDashboard } from "./card-dashboard.tsx";

const GIULIA: OwnCard = {
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
  qrCode: null,
  contacts: {},
  exchange: true,
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};
const TEACHER: OwnCard = {
  ...GIULIA,
  cardid: "c2",
  username: "giulia-teaches",
  fullname: "Prof. Ferrante",
};
const FREE: UserSubscription = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};
const PREMIUM: UserSubscription = { ...FREE, status: "active", planId: "m", hasBilling: true };
const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };

type Answer = { status?: number; body: unknown };
let answers: Record<string, () => Answer | Response | Promise<Answer | Response>>;
let calls: string[];

beforeEach(() => {
  calls = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: USER } }),
  };
  theyHave([GIULIA, TEACHER], PREMIUM);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(made);
    const answer = (await answers[made]?.()) ?? { status: 404, body: {} };
    if (answer instanceof Response) return answer;
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
});

function theyHave(cards: OwnCard[], subscription: UserSubscription) {
  answers["POST /api/card/getcards"] = () => ({ body: { data: cards } });
  answers["GET /api/subs/getusersubs/u1"] = () => ({ body: subscription });
}

function open() {
  const client = impatientClient();
  const pages = [
    { path: "/dashboard", element: <Guarded /> },
    { path: "/b/u", element: <Editor /> },
    { path: "/subscription", element: <p>Plans</p> },
  ];
  return { router: openPages(pages, { at: "/dashboard", client }), client };
}

function Guarded() {
  const { currentUser } = useSession();
  return currentUser === null ? <p>Please sign in</p> : currentUser && <CardDashboard userid="u1" />;
}

function Editor() {
  return <p>Editing {useLocation().state.cardid}</p>;
}

// The first search by role is slow on a busy machine.
const cards = async () => within(await screen.findByRole("list", { name: "Your cards", busy: false }));
const cardOf = async (name: string) => {
  const item = (await cards()).getByText(name).closest("li");
  return within(item as HTMLElement);
};
const press = (element: HTMLElement) => act(async () => element.click());

test("lists the cards with name, role, address and how many are in use", async () => {
  open();
  const card = await cardOf("Giulia Ferrante");
  expect(card.getByText("Head of Partnerships @ Officina Brera")).toBeTruthy();
  const link = card.getByRole("link", { name: "Open card of Giulia Ferrante, /c/giulia" });
  expect(link.getAttribute("href")).toBe("/c/giulia");
  expect(screen.getByText("2 of 3 cards in use")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add Business Card" }).getAttribute("href")).toBe("/b/c");
  expect(screen.getByRole("link", { name: "Room for one more card" }).getAttribute("href")).toBe("/b/c");
  expect(screen.queryByText(/free version/)).toBeNull();
});

test("edits the card that was chosen, its id carried along", async () => {
  open();
  await press((await cards()).getByRole("button", { name: "Edit card of Prof. Ferrante" }));
  expect(await screen.findByText("Editing c2")).toBeTruthy();
});

test("shows three busy shapes until cards and plan are both known", async () => {
  let deliver = (_: Answer) => {};
  answers["GET /api/subs/getusersubs/u1"] = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  open();
  const list = await screen.findByRole("list", { name: "Your cards", busy: true });
  await waitFor(() => expect(calls).toContain("GET /api/subs/getusersubs/u1"));
  expect(calls).toContain("POST /api/card/getcards");
  expect(list.children).toHaveLength(3);
  expect(screen.queryByText("Giulia Ferrante")).toBeNull();
  await act(async () => deliver({ body: PREMIUM }));
  expect(await cardOf("Giulia Ferrante")).toBeTruthy();
});

test("does without the plan when that cannot be loaded", async () => {
  answers["GET /api/subs/getusersubs/u1"] = () => Promise.reject(new TypeError("no network"));
  open();
  expect((await cardOf("Giulia Ferrante")).queryByRole("button", { name: /QR/ })).toBeNull();
  expect(screen.queryByText(/in use/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says to somebody without cards what to do, and claims no room", async () => {
  theyHave([], FREE);
  open();
  expect(await screen.findByRole("heading", { name: "You have no cards yet" })).toBeTruthy();
  expect(screen.getByText(/Use the Add Business Card button/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Add Business Card" })).toHaveLength(1);
  expect(screen.queryByText(/in use/)).toBeNull();
});

test("says that cards could not be loaded, shows no empty list, and loads them on another try", async () => {
  answers["POST /api/card/getcards"] = () => Promise.reject(new TypeError("no network"));
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("Your cards could not be loaded.");
  expect(screen.queryByText("You have no cards yet")).toBeNull();
  theyHave([GIULIA], PREMIUM);
  await press(screen.getByRole("button", { name: "Try again" }));
  expect(await cardOf("Giulia Ferrante")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cards" }));
});

test("says that one is offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answers["POST /api/card/getcards"] = () => Promise.reject(new TypeError("no network"));
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("You are offline.");
});

test("shows what is known at once on the way back, and asks again behind it", async () => {
  const { router } = open();
  await cardOf("Giulia Ferrante");
  await act(() => router.navigate("/subscription"));
  const before = calls.filter((made) => made === "POST /api/card/getcards").length;
  answers["POST /api/card/getcards"] = () => Promise.reject(new TypeError("no network"));
  await act(() => router.navigate("/dashboard"));
  expect(screen.getByText("Giulia Ferrante")).toBeTruthy();
  expect(calls.filter((made) => made === "POST /api/card/getcards")).toHaveLength(before + 1);
  expect(await screen.findByText("Your cards could not be refreshed.")).toBeTruthy();
  expect(screen.getByText("Giulia Ferrante")).toBeTruthy();
});

test("waits for the first card instead of showing the empty list from before it was made", async () => {
  theyHave([], FREE);
  const { router, client } = open();
  await screen.findByText("You have no cards yet");
  await act(() => router.navigate("/subscription"));
  await client.invalidateQueries({ queryKey: ["cards", "u1"], refetchType: "none" });
  theyHave([GIULIA], FREE);
  act(() => void router.navigate("/dashboard"));
  expect(await screen.findByRole("list", { name: "Your cards", busy: true })).toBeTruthy();
  expect(screen.queryByText("You have no cards yet")).toBeNull();
  expect(await cardOf("Giulia Ferrante")).toBeTruthy();
});

test("lets the guard ask to sign in when the session is over", async () => {
  answers["POST /api/card/getcards"] = () => errorResponse("not_signed_in");
  open();
  expect(await screen.findByText("Please sign in")).toBeTruthy();
});

test.each([
  [[GIULIA], FREE, "1 of 1 card in use. Premium has room for 3."],
  [[GIULIA, TEACHER, { ...GIULIA, cardid: "c3" }], PREMIUM, "3 of 3 cards in use, no room for more"],
  [[GIULIA, TEACHER], FREE, "2 cards, 1 more than the free plan has room for"],
])("says beside the button that there is no room left: %#", async (owned, subscription, text) => {
  theyHave(owned, subscription);
  open();
  await cards();
  const button = screen.getByRole("link", { name: "Add Business Card", description: text });
  expect(button.getAttribute("href")).toBe("/b/c");
  expect(screen.queryByText(/^Room for/)).toBeNull();
});

test.each([
  ["has more cards than the free plan has room for", [GIULIA, TEACHER], FREE],
  ["had a premium plan before", [GIULIA], { ...FREE, hasBilling: true }],
])("hints at the free version to somebody who %s", async (_, owned, subscription) => {
  theyHave(owned, subscription);
  open();
  expect(await screen.findByText(/Your cards are online in their free version/)).toBeTruthy();
});

test("shows twenty cards and very long names whole", async () => {
  const fullname = "Maximiliane Hildegard Theodora von und zu Hohenfels-Rabenstein the Younger";
  const many = Array.from({ length: 20 }, (_, place) => ({ ...GIULIA, cardid: `c${place}`, fullname }));
  theyHave(many, FREE);
  open();
  expect((await cards()).getAllByText(fullname)).toHaveLength(20);
});
