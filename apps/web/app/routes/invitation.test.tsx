import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPages } from "../../test/open-pages.tsx";
import Invitation from "./invitation.tsx";

const INVITATION = {
  team: "Officina Brera",
  name: "Noor Bakker",
  email: "noor@officinabrera.example",
  invitedBy: "Giulia Ferrante",
  username: "noor-bakker",
  expiresAt: Date.UTC(2026, 3, 30),
};

/** Signed out, with the link of an invitation. */
function open(company?: { name: string; isOnly: boolean }) {
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url === "/api/invitation" ? INVITATION : { user: null }),
  );
  openPages([{ path: "/invitation", element: <Invitation /> }], {
    at: "/invitation?token=a.b",
    settings: { brand: "Visita", ...(company && { company }) },
  });
}

test.each([true, false])("somebody invited may come by their company, only so: %s", async (isOnly) => {
  open({ name: "Officina Brera", isOnly });
  const way = await screen.findByRole("link", { name: "Continue with Officina Brera" });
  expect(way.getAttribute("href")).toBe("/auth/company?returnTo=%2Finvitation%3Ftoken%3Da.b");
  expect(screen.queryAllByLabelText(/^Password/).length === 0).toBe(isOnly);
});

test("somebody invited makes an account where there is no company", async () => {
  open();
  expect(await screen.findAllByLabelText(/^Password/)).not.toEqual([]);
  expect(screen.queryByText(/^Continue with/)).toBeNull();
});

test("somebody invited takes the card once, and the ended invitation is not behind the card", async () => {
  const calls: string[] = [];
  const user = { userid: "u1", email: INVITATION.email, firstname: "Noor", lastname: "Bakker" };
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    if (url === "/api/invitation/accept") return Response.json({ teamid: "t1", cardid: "c1" });
    return Response.json(url === "/api/invitation" ? INVITATION : { user });
  });
  const router = openPages(
    [
      { path: "/invitation", element: <Invitation /> },
      { path: "/cards/c1/live", element: <p>The card</p> },
      { path: "/mail", element: <p>The mail</p> },
    ],
    { at: ["/mail", "/invitation?token=a.b"] },
  );
  await userEvent.dblClick(await screen.findByRole("button", { name: "Take the card" }));
  expect(await screen.findByText("The card")).toBeTruthy();
  expect(calls.filter((url) => url === "/api/invitation/accept")).toHaveLength(1);
  await act(() => router.navigate(-1));
  expect(await screen.findByText("The mail")).toBeTruthy();
});
