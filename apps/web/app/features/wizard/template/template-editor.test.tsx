import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorResponse } from "../../../../test/error-response.ts";
import { openTeamPages, type TeamAnswers } from "../../../../test/open-team.tsx";
import { aTemplate, TEMPLATE_LIST as LIST, templateList } from "../../../../test/template.ts";
import TeamTemplateEdit from "../../../routes/team-template-edit.tsx";

configure({ defaultHidden: true });

const SAVE = "PUT /api/team/t1/templates/studio";
const LOOK = "POST /api/team/t1/templates/studio/look";
const KWAME = {
  personid: "p1",
  name: "Kwame Asante",
  email: "kwame@officinabrera.example",
  card: {
    cardid: "c1",
    username: "kwame",
    occupation: "Project Lead",
    profilepic: null,
    color: "",
    templateid: "studio",
  },
};
const CARD = {
  cardid: "c1",
  username: "kwame",
  fullname: "Kwame Asante",
  occupation: "Project Lead",
  companyname: "Officina Brera",
  bio: "",
  color: "blue-color-one",
  contacts: { phonenumber: { value: "+1 202 555 0117" }, email: { value: "kwame@officinabrera.example" } },
  version: 3,
  team: { fixed: ["logo", "color", "companyname"] },
};

function open(step: number, answers: TeamAnswers = {}) {
  return openTeamPages(
    [
      { path: "/team/templates/:templateid/edit", element: <TeamTemplateEdit /> },
      { path: "*", element: <p>Another page</p> },
    ],
    { pathname: "/team/templates/studio/edit", state: { step } },
    {
      [LIST]: () => templateList(aTemplate()),
      "GET /api/team/t1/people": () => ({ body: { people: [KWAME], found: 1, total: 40 } }),
      "GET /api/team/t1/people/p1/card": () => ({ body: CARD }),
      [LOOK]: () => ({ body: { kept: [], unfit: [], unfitCount: 0 } }),
      [SAVE]: () => ({ body: aTemplate({ version: 5 }) }),
      ...answers,
    },
  );
}

const heading = (text: RegExp) =>
  waitFor(() => expect(document.querySelector("h1")?.textContent).toMatch(text));
const field = (name: string) => within(screen.getByRole("group", { name }).parentElement as HTMLElement);
const choose = (name: string, choice: string) => fireEvent.click(field(name).getByLabelText(choice));
const go = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("each field has a switch named after it, and shows its value or an example of a colleague", async () => {
  open(4);
  await heading(/Step 5 of 12.*How people reach them/);
  expect(await screen.findByText("+1 202 555 0117", { selector: "b" })).toBeTruthy();
  expect(field("Phone").getByLabelText<HTMLInputElement>("Each person’s own").checked).toBe(true);
  expect(field("Address").getByLabelText<HTMLInputElement>("The same for everybody").checked).toBe(true);
  expect(field("Address").getByRole<HTMLInputElement>("textbox").value).toBe("Via Solferino 3, Milano");
  expect(screen.queryByRole("button", { name: "Leave out, Phone" })).toBeNull();
});

test("a channel is left out and taken in again, and the focus stays with it", async () => {
  open(4);
  await heading(/How people reach them/);
  go(/^Leave out, Address/);
  expect(screen.queryByRole("group", { name: "Address" })).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Use Address");
  expect(screen.getByText("Address is left out.")).toBeTruthy();
  go(/^Use WhatsApp$/);
  expect(screen.getByRole("group", { name: "WhatsApp" }).contains(document.activeElement)).toBe(true);
});

test("what will change is looked over before it is saved for all cards, once", async () => {
  const { callsOf, user } = open(4, {
    [LOOK]: () => ({
      body: {
        kept: [{ field: "contacts.phonenumber", cards: 22 }],
        unfit: [
          {
            name: "Anna Bellini",
            field: "contacts.email",
            value: "anna@bellini.example",
            ending: "@officinabrera.example",
          },
        ],
        unfitCount: 1,
      },
    }),
  });
  await heading(/How people reach them/);
  choose("Phone", "The same for everybody");
  fireEvent.change(field("Phone").getByRole("textbox"), { target: { value: "+1 202 555 0150" } });
  fireEvent.change(field("Email").getByRole("textbox"), { target: { value: "@officinabrera.example" } });
  fireEvent.change(field("Address").getByRole("textbox"), {
    target: { value: "Via Fiori Chiari 18, Milano" },
  });
  go(/^Look it over$/);
  await heading(/Step 12 of 12.*Look it over/);
  const changes = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(changes).toContain("PhoneEach person’s ownbecomesThe same for everybody, +1 202 555 0150");
  expect(changes).toContain("EmailAny endingbecomesMust end with @officinabrera.example");
  expect(changes).toContain("AddressVia Solferino 3, MilanobecomesVia Fiori Chiari 18, Milano");
  expect(await screen.findByText(/^Phone: what 22 people typed is kept/)).toBeTruthy();
  expect(
    screen.getByText("Anna Bellini: anna@bellini.example does not end with @officinabrera.example."),
  ).toBeTruthy();
  expect(callsOf(LOOK).at(-1)?.body).toEqual({
    hidden: ["contacts.phonenumber"],
    endings: { email: "@officinabrera.example" },
  });
  fireEvent.click(screen.getByRole("switch", { name: "Search engines may list the cards" }));
  await user.dblClick(screen.getByRole("button", { name: "Save, 24 cards" }));
  await screen.findByText("Another page");
  expect(screen.getByText("Studio is saved. 24 cards show it.")).toBeTruthy();
  const saves = callsOf(SAVE).map(({ body }) => body);
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({
    version: 4,
    template: {
      indexable: true,
      companyname: { rule: "fixed", value: "Officina Brera" },
      channels: {
        phonenumber: { rule: "fixed", value: "+1 202 555 0150" },
        email: { rule: "theirs", ending: "@officinabrera.example" },
      },
    },
  });
});

test("a field that is the same for everybody needs a value, and the way leads to it", async () => {
  const { callsOf } = open(4);
  await heading(/How people reach them/);
  choose("Phone", "The same for everybody");
  go(/^Look it over$/);
  await heading(/Look it over/);
  go(/^Save, 24 cards$/);
  await heading(/How people reach them/);
  await waitFor(() => expect(field("Phone").getByRole("textbox")).toBe(document.activeElement));
  expect(callsOf(SAVE)).toEqual([]);
});

test("what somebody else has saved meanwhile is put together with one's own, and nothing is overwritten unseen", async () => {
  let stored = aTemplate();
  const newer = aTemplate({
    version: 5,
    changedAt: Date.now() - 2 * 60_000,
    template: { ...stored.template, bio: { rule: "fixed", value: "Since 1962." } },
  });
  const { answers, callsOf } = open(1, { [LIST]: () => templateList(stored) });
  await heading(/Who they are/);
  fireEvent.change(field("Company").getByRole("textbox"), { target: { value: "Brera & Figli" } });
  answers[SAVE] = () => {
    stored = newer;
    return errorResponse("template_changed");
  };
  go(/^Look it over$/);
  await heading(/Look it over/);
  go(/^Save, 24 cards$/);
  await screen.findByRole("dialog", { name: /^Kwame Asante changed Studio / });
  answers[SAVE] = () => ({ body: aTemplate({ version: 6 }) });
  go(/^See what changed$/);
  expect(await screen.findByText(/^Compared with the newer version/)).toBeTruthy();
  const changes = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(changes).toEqual(["CompanyOfficina BrerabecomesBrera & Figli"]);
  go(/^Save, 24 cards$/);
  await screen.findByText("Another page");
  expect(callsOf(SAVE).at(-1)?.body).toMatchObject({
    version: 5,
    template: {
      companyname: { rule: "fixed", value: "Brera & Figli" },
      bio: { rule: "fixed", value: "Since 1962." },
    },
  });
});

test("a save that fails for want of a network keeps everything, and leaving asks first", async () => {
  const { answers } = open(1);
  await heading(/Who they are/);
  fireEvent.change(field("Company").getByRole("textbox"), { target: { value: "Brera & Figli" } });
  go(/^Look it over$/);
  await heading(/Look it over/);
  answers[SAVE] = () => {
    throw new TypeError("Failed to fetch");
  };
  go(/^Save, 24 cards$/);
  expect(
    await screen.findByText("Studio could not be saved. Nothing is lost. Please try again."),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Templates" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(
    question.getByText("What you changed on this template is not saved and would be lost."),
  ).toBeTruthy();
  expect(screen.queryByText("Another page")).toBeNull();
});
