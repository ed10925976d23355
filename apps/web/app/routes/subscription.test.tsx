import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../test/open-pages.tsx";
import Subscription from "./subscription.tsx";

const CARD = { cardid: "c1", userid: "u1", username: "ada", fullname: "Ada Byron", pausedAt: null };
let cards: object[];

beforeEach(() => {
  vi.useFakeTimers();
  cards = [CARD];
  const answers: Record<string, () => object> = {
    "/api/auth/user": () => ({
      user: { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" },
    }),
    "/api/card/getcards": () => ({ data: cards }),
    "/api/subs/getplans/u1": () => ({
      data: [{ id: "m", unit_amount: 1000, currency: "usd", recurring: { interval: "month" } }],
    }),
    "/api/subs/getusersubs/u1": () => ({
      status: "active",
      planId: "m",
      cancelAt: null,
      renewsAt: null,
      pastDue: false,
      hasBilling: true,
    }),
  };
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = answers[url.split("?")[0] ?? ""];
    return new Response(JSON.stringify(answer?.() ?? {}), { status: answer ? 200 : 404 });
  });
});

async function openAfterPaying() {
  const pages = [
    { path: "/subscription", element: <Subscription /> },
    { path: "*", element: <p>Another page</p> },
  ];
  const at = "/subscription?checkout=success&session_id=cs_1";
  const router = openPages(pages, { at, settings: { billing: "stripe" } });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("status").textContent).toMatch(/^Your plan is active\./);
  return router;
}

const plans = () => screen.queryAllByRole("article");

test("leads on from the payment to the card: its colour, its logo and its code, and not to the plans", async () => {
  const router = await openAfterPaying();
  expect(plans()).toEqual([]);
  expect(screen.getByRole("button", { name: "Download your QR code" })).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Pick a colour" }));
  expect([router.state.location.pathname, router.state.location.state]).toEqual([
    "/b/u",
    { cardid: "c1", step: 3 },
  ]);
});

test("shows the plans after the payment when they are asked for", async () => {
  await openAfterPaying();
  fireEvent.click(screen.getByRole("button", { name: "See the plans" }));
  expect(plans()).not.toEqual([]);
});

test("shows the plans after the payment where there is no card yet", async () => {
  cards = [];
  await openAfterPaying();
  expect(plans()).not.toEqual([]);
  expect(screen.queryByRole("link", { name: "Pick a colour" })).toBeNull();
});
