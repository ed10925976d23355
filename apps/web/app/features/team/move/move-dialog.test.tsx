import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { expect, test } from "vitest";
import { openTeam, type TeamAnswers } from "../../../../test/open-team.tsx";
import { aTemplate, TEMPLATE_LIST as LIST, templateList } from "../../../../test/template.ts";
import { MoveDialog } from "./move-dialog.tsx";

const LOOK = "POST /api/team/t1/move/look";
const MOVE = "POST /api/team/t1/move";
const STUDIO = aTemplate();
const SHOWROOM = aTemplate({
  templateid: "showroom",
  name: "Showroom",
  template: {
    ...STUDIO.template,
    color: { rule: "fixed", value: "gold-color" },
    channels: {
      phonenumber: { rule: "theirs" },
      email: { rule: "theirs", ending: "@officinabrera.example" },
      address: { rule: "fixed", value: "Corso Como 4, Milano" },
    },
  },
});

function aPerson(name: string, templateid = "studio"): TeamPerson {
  const card = { cardid: name, username: name, occupation: "", profilepic: null, color: "blue-color-one" };
  return {
    personid: name,
    name,
    email: "",
    role: "member",
    joinedAt: 0,
    invitedAt: 0,
    expiresAt: null,
    remindedAt: null,
    isYou: false,
    card: { ...card, templateid },
  };
}

function open(people: TeamPerson[], answers: TeamAnswers = {}) {
  const element = <MoveDialog isOpen people={people} onClose={() => {}} />;
  return openTeam([{ path: "/team/people", element }], "/team/people", {
    [LIST]: () => templateList(STUDIO, SHOWROOM),
    [LOOK]: () => ({
      body: {
        people: 2,
        changes: [
          { field: "color", cards: 2 },
          { field: "contacts.address", cards: 2 },
          { field: "contacts.sms", cards: 1 },
        ],
        unfit: [
          {
            name: "Anna",
            field: "contacts.email",
            value: "anna@bellini.example",
            ending: "@officinabrera.example",
          },
        ],
      },
    }),
    [MOVE]: () => ({ body: { moved: 2 } }),
    ...answers,
  });
}

test("says who is moved, what changes and stays, and whose values do not fit, before anything happens", async () => {
  const { callsOf } = open([aPerson("Anna"), aPerson("Kwame")]);
  const dialog = within(await screen.findByRole("dialog", { name: "Move 2 people" }));
  expect(dialog.getByText("Anna and Kwame, all in Studio")).toBeTruthy();
  await dialog.findByText("Stays");
  const rows = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(rows).toContain("ColourLapisbecomesGold leaf");
  expect(rows).toContain("AddressVia Solferino 3, MilanobecomesCorso Como 4, Milano");
  expect(rows).toContain("SMSEach person’s ownbecomesNot usedon 1 card");
  expect(rows.at(-1)).toBe("StaysCard addresses, codes and links, Photo, Job title, Bio, Phone, Email");
  expect(
    dialog.getByText("Anna: anna@bellini.example does not end with @officinabrera.example."),
  ).toBeTruthy();
  expect(dialog.getByText("It is not shown until it is changed.")).toBeTruthy();
  expect(callsOf(MOVE)).toEqual([]);
});

test("moves once, and back each to the template they had", async () => {
  const { callsOf } = open([aPerson("Anna"), aPerson("Kwame", "showroom")]);
  const dialog = within(await screen.findByRole("dialog", { name: "Move 2 people" }));
  const button = dialog.getByRole("button", { name: "Move 2 people" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText("2 people moved to Studio.")).toBeTruthy();
  expect(callsOf(MOVE).map(({ body }) => body)).toEqual([
    { people: ["Anna", "Kwame"], templateid: "studio" },
  ]);
  // The dialog, which only its opener closes, still lies above it.
  fireEvent.click(screen.getByRole("button", { name: /^Undo/, hidden: true }));
  await waitFor(() => expect(callsOf(MOVE)).toHaveLength(3));
  expect(callsOf(MOVE).map(({ body }) => body)).toContainEqual({ people: ["Kwame"], templateid: "showroom" });
});

test("what cannot be looked at is asked for again, and who has no card is not moved", async () => {
  const { user, answers } = open([aPerson("Anna"), { ...aPerson("Ben"), card: null }], {
    [LOOK]: () => ({ status: 503, body: {} }),
  });
  expect(await screen.findByText("What will change could not be found out")).toBeTruthy();
  answers[LOOK] = () => ({ body: { people: 1, changes: [], unfit: [] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing else will look different.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Move 1 person" })).toBeTruthy();
});
