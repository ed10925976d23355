import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { JoinOffer } from "./join-offer.tsx";

const JOIN = "POST /api/team/t1/join";
const OFFER = "Your colleagues are in Officina Brera";
const LIVE = "The card is live";

afterEach(() => localStorage.clear());

/** For somebody whose address lets them join, until they have. */
function open(joined: { status: number; body: unknown }, { isFull = false } = {}) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(made);
    if (made === JOIN) return new Response(JSON.stringify(joined.body), { status: joined.status });
    const isIn = joined.status === 201 && calls.includes(JOIN);
    const teams = isIn ? [] : [{ teamid: "t1", name: "Officina Brera", isFull }];
    return new Response(JSON.stringify({ teams, user: null }));
  });
  const router = openPages([
    { path: "/", element: <JoinOffer userid="u1" /> },
    { path: "/cards/c1/live", element: <p>{LIVE}</p> },
  ]);
  return { user: userEvent.setup(), calls, router };
}

test("somebody whose address lets them join a team joins it once, and sees their card", async () => {
  const { user, calls, router } = open({ status: 201, body: { cardid: "c1", username: "ben" } });
  await user.dblClick(await screen.findByRole("button", { name: "Join Officina Brera" }));
  expect(await screen.findByText(LIVE)).toBeTruthy();
  expect(calls.filter((call) => call === JOIN)).toHaveLength(1);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("heading", { name: OFFER })).toBeNull());
});

test("who does not want to join is not asked again, and who is refused reads why", async () => {
  const error = "Your team has room for 0 more people with a card.";
  const { user } = open({ status: 403, body: { code: "seats_full", error, message: error } });
  await user.click(await screen.findByRole("button", { name: "Join Officina Brera" }));
  expect(await screen.findByText(error)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("heading", { name: OFFER })).toBeNull();
  expect(localStorage.getItem("not_joining_t1")).toBeTruthy();
});

test("who came by the company while no seat is free is told to wait, and has nothing to press", async () => {
  open({ status: 403, body: {} }, { isFull: true });
  expect(await screen.findByText("No seat is free in Officina Brera yet")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
