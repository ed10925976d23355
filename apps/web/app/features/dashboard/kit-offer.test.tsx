import { act, render, screen } from "@testing-library/react";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { newCardState } from "../card/public/hand-over.ts";
import { KitOffer } from "./kit-offer.tsx";

const CARD: OwnCard = {
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
  version: 1,
  createdAt: 0,
  pausedAt: null,
  takenDownAt: null,
};
const HEADING = "Your card is live. Now put it where people meet you";

function Dashboard() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        Your cards
      </h1>
      <KitOffer cards={[CARD]} hasQrCode={false} headingRef={headingRef} />
    </>
  );
}

function open(state: unknown) {
  const router = createMemoryRouter([{ path: "/dashboard", element: <Dashboard /> }], {
    initialEntries: [{ pathname: "/dashboard", state }],
  });
  render(<RouterProvider router={router} />);
}

test("is made for a card that was just made", async () => {
  open(newCardState("Giulia"));
  expect(await screen.findByRole("region", { name: HEADING })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Use it everywhere" }).getAttribute("href")).toBe("/cards/c1/kit");
});

test.each(["Not now", "Close"])("%s puts it away", async (name) => {
  open(newCardState("giulia"));
  const button = await screen.findByRole("button", { name });
  await act(async () => button.click());
  expect(screen.queryByRole("heading", { name: HEADING })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your cards" }));
});

test("is not there otherwise", async () => {
  open(null);
  expect(await screen.findByRole("heading", { name: "Your cards" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: HEADING })).toBeNull();
});
