import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeamPages } from "../../../../test/open-team.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

const USER = { userid: "u1", email: "ada@person.example", firstname: "Ada", lastname: "Byron" };
const PREVIEW = { cards: [], hasPlan: false, sessions: 1, deletedAt: "2026-04-30T12:00:00.000Z" };
const ROLE = "PUT /api/team/t1/people/anna/role";

const aPerson = (personid: string, name: string, isYou = false) => ({
  ...{ personid, name, isYou, email: `${personid}@officinabrera.example`, role: "member", card: null },
  ...{ joinedAt: 0, invitedAt: 0, expiresAt: null, remindedAt: null },
});

test("hands the team of a last owner over before it asks for the password", async () => {
  const people = [aPerson("ada", "Ada Byron", true), aPerson("anna", "Anna Bellini")];
  const team = { teamid: "t1", name: "Officina Brera" };
  const dialog = <LeaveDialog user={USER as never} brand="Visita" isOpen onClose={() => {}} />;
  const { user, answers, callsOf } = openTeamPages([{ path: "/", element: dialog }], "/", {
    "GET /api/account/leave": () => ({ body: { ...PREVIEW, teamsToHandOver: [team] } }),
    "GET /api/team/t1/people": () => ({ body: { people, found: 2, total: 2 } }),
    [ROLE]: () => errorResponse("not_found", "This person is not in the team."),
  });
  const leave = await screen.findByRole("dialog", { name: "Leave Visita?" });
  expect(await within(leave).findByText("You are the last owner of Officina Brera")).toBeTruthy();
  expect(within(leave).queryByLabelText("Password")).toBeNull();
  // Nobody is chosen for the owner, and they are not offered themselves.
  const anna = await within(leave).findByRole("radio", { name: "Anna Bellini" });
  expect(within(leave).getAllByRole("radio")).toEqual([anna]);
  expect(within(leave).queryByRole("button", { name: /an owner$/ })).toBeNull();
  expect(callsOf("GET /api/team/t1/people")[0]?.url.searchParams.get("state")).toBe("here");

  await user.click(anna);
  const make = within(leave).getByRole("button", { name: "Make Anna Bellini an owner" });
  await user.click(make);
  expect(await within(leave).findByText("This person is not in the team.")).toBeTruthy();
  answers[ROLE] = () => ({ body: { ...people[1], role: "owner" } });
  answers["GET /api/account/leave"] = () => ({ body: { ...PREVIEW, teamsToHandOver: [] } });
  await user.dblClick(make);
  expect(await screen.findByText("Anna Bellini is an owner of Officina Brera now.")).toBeTruthy();
  await waitFor(() => expect(within(leave).getByText(/^Everything is deleted on/)).toBeTruthy());
  expect(callsOf(ROLE).map(({ body }) => body)).toEqual([{ role: "owner" }, { role: "owner" }]);
});
