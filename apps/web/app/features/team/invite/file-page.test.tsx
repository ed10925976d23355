import { screen, waitFor, within } from "@testing-library/react";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import { expect, test } from "vitest";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import { aTemplate } from "../../../../test/team-templates.ts";
import { InviteFilePage } from "./file-page.tsx";

const LOOK = "POST /api/team/t1/invitations/file/look";
const INVITE = "POST /api/team/t1/invitations/file";

function aRow(row: number) {
  const name = `Person ${row}`;
  const username = `person-${row}`;
  const email = `${username}@officinabrera.example`;
  return { row, name, email, occupation: "", phone: "", username, isFromEmail: row === 3, taken: "" };
}

const shown = [2, 3, 4, 5, 6, 7, 8].map(aRow);

const SEEN: InvitationLook = {
  columns: [
    { name: "Nome e cognome", first: "Person 2", field: "name" },
    { name: "E-mail", first: "person-2@officinabrera.example", field: "email" },
    { name: "Ruolo", first: "Buyer", field: null },
  ],
  shown,
  people: 7,
  leftOut: {
    count: 2,
    rows: [
      { row: 12, name: "Jörg Brückner", value: "joerg@officinabrera", problem: "noEmail" },
      { row: 40, name: "Petra Lindqvist", value: "petra@lindqvist.example", problem: "ending" },
    ],
  },
  total: 47,
  seatsLeft: null,
};

async function open(answers: TeamAnswers = {}) {
  const opened = openTeam(
    [
      { path: "/team/people/invite", element: <InviteFilePage /> },
      { path: "/team/people", element: <p>All of them</p> },
    ],
    "/team/people/invite",
    {
      "GET /api/team/t1/templates": () => ({
        body: {
          templates: [
            aTemplate("a", "Studio", { occupation: { rule: "fixed", value: "Designer" } }),
            aTemplate("b", "Showroom"),
          ],
          max: 50,
          status: "active",
        },
      }),
      [LOOK]: () => ({ body: SEEN }),
      [INVITE]: () => ({
        status: 201,
        body: {
          invited: 7,
          leftOut: 2,
          cards: shown.map(({ name, email, username }) => ({ name, email, username })),
        },
      }),
      ...answers,
    },
  );
  await screen.findByRole("combobox", { name: "Template for all of them" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File(["Nome e cognome,E-mail,Ruolo\n"], "colleghi.csv", { type: "text/csv" });
  await opened.user.upload(input as HTMLInputElement, file);
  return opened;
}

test("shows everybody of a file with their link, and each row that is left out, and writes nothing", async () => {
  const { user, callsOf } = await open();
  expect(
    await screen.findByText("colleghi.csv, 9 rows. Nothing is saved until you press Invite."),
  ).toBeTruthy();
  expect(screen.getByText("Proposed from the email address")).toBeTruthy();
  expect(screen.queryByText("/c/person-7")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show 2 more" }));
  expect(screen.getByText("/c/person-7")).toBeTruthy();
  const leftOut = screen.getByRole("heading", { name: "2 rows are left out" }).parentElement as HTMLElement;
  expect(within(leftOut).getByText("joerg@officinabrera is not an email address.")).toBeTruthy();
  expect(
    within(leftOut).getByText(
      "petra@lindqvist.example does not end with @officinabrera.example, as Studio asks.",
    ),
  ).toBeTruthy();
  expect(screen.getByText(/7 cards are made at once.*47 people in the team afterwards\./)).toBeTruthy();
  expect(callsOf(INVITE)).toEqual([]);
});

test("columns are matched as in an import of contacts, without those that the template sets", async () => {
  const { user, callsOf } = await open();
  await user.click(await screen.findByRole("combobox", { name: "What is in Ruolo" }));
  expect(screen.queryByRole("option", { name: "Role" })).toBeNull();
  expect(screen.queryByRole("option", { name: "Tags" })).toBeNull();
  await user.click(await screen.findByRole("option", { name: "Name" }));
  await waitFor(() => expect(callsOf(LOOK).at(-1)?.url.searchParams.get("columns")).toBe(",email,name"));
});

test("another template and a changed link are sent with the file", async () => {
  const { user, callsOf } = await open({
    "POST /api/card/checkcardusername": () => ({ body: { exists: false } }),
  });
  await user.click(await screen.findByRole("button", { name: /Change the link of Person 2$/ }));
  const field = await screen.findByRole("textbox", { name: "Link of the card" });
  await user.clear(field);
  await user.type(field, "la-prima{Enter}");
  await waitFor(() =>
    expect(callsOf(LOOK).at(-1)?.url.searchParams.get("usernames")).toBe('{"2":"la-prima"}'),
  );
  await user.click(screen.getByRole("combobox", { name: "Template for all of them" }));
  await user.click(await screen.findByRole("option", { name: "Showroom" }));
  await waitFor(() => expect(callsOf(LOOK).at(-1)?.url.searchParams.get("templateid")).toBe("b"));
  const invite = await screen.findByRole<HTMLButtonElement>("button", { name: "Invite 7 people" });
  await waitFor(() => expect(invite.disabled).toBe(false));
  await user.click(invite);
  const dialog = await screen.findByRole("dialog", { name: "7 cards are made" });
  expect(within(dialog).getByText("2 rows are left out")).toBeTruthy();
  const [sent, ...more] = callsOf(INVITE);
  expect(more).toEqual([]);
  expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
    templateid: "b",
    usernames: '{"2":"la-prima"}',
  });
  expect(sent?.headers.get("idempotency-key")).toBeTruthy();
  expect(sent?.headers.get("content-type")).toBe("application/octet-stream");
  await user.click(within(dialog).getByRole("button", { name: "Done" }));
  expect(await screen.findByText("All of them")).toBeTruthy();
});

test("says why a file cannot be read, and another one can be chosen", async () => {
  const error = "We can’t read this file. Please choose a .csv file.";
  await open({ [LOOK]: () => ({ status: 400, body: { code: "bad_request", error, message: error } }) });
  expect((await screen.findByRole("alert")).textContent).toBe(error);
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeTruthy();
});
