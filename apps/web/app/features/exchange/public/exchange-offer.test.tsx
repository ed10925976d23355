import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openPages } from "../../../../test/open-pages.tsx";
import { ExchangeOffer } from "./exchange-offer.tsx";

let cards: number;
let calls: string[];

beforeEach(() => {
  cards = 2;
  calls = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const made = `${init.method ?? "GET"} ${url}`;
    calls.push(init.body ? `${made} ${init.body}` : made);
    if (made === "POST /api/exchange/offer") return new Response(JSON.stringify({ turnedOn: cards }));
    if (made === "GET /api/exchange/offer") return new Response(JSON.stringify({ cards }));
    return new Response(JSON.stringify({ user: null }));
  });
});

function open() {
  const heading = createRef<HTMLHeadingElement>();
  const page = (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Your cards
      </h1>
      <ExchangeOffer userid="u1" headingRef={heading} />
    </>
  );
  openPages([{ path: "/", element: page }]);
  return userEvent.setup();
}

test("turns the exchange on for both cards, and goes away", async () => {
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Turn on for both cards" }));
  await waitFor(() => expect(screen.queryByText("Let people share their details")).toBeNull());
  expect(calls).toContain('POST /api/exchange/offer {"turnOn":true}');
  expect(document.activeElement?.textContent).toBe("Your cards");
});

test("is declined for good", async () => {
  cards = 1;
  const user = open();
  await screen.findByRole("button", { name: "Turn on" });
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByText("Let people share their details")).toBeNull());
  expect(calls).toContain('POST /api/exchange/offer {"turnOn":false}');
});

test("stays away from those who have answered it", async () => {
  cards = 0;
  open();
  await waitFor(() => expect(calls).toContain("GET /api/exchange/offer"));
  expect(screen.queryByText("Let people share their details")).toBeNull();
});
