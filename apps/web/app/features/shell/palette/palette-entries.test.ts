import type { OwnCard } from "@visita/domain/card/card.contract";
import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import { expect, test } from "vitest";
import { cardActionEntries, cardEntries, matches, pageEntries, settingEntries } from "./palette-entries.ts";

const t = await accountFrame.load("en");
const card = (cardid: string, fullname: string) =>
  ({ cardid, fullname, username: cardid, occupation: "Architect", companyname: "" }) as OwnCard;
const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const ADMIN = { ...USER, isAdmin: true } as const;
const CARDS = [card("giulia", "Giulia Ferrante"), card("zoe", "Zoë Øst")];

const found = (query: string) =>
  [...cardEntries(CARDS, t), ...pageEntries(USER, t, false), ...settingEntries(t)]
    .filter((entry) => matches(entry, query))
    .map(({ label }) => label);

test.each([
  ["passkey", ["Passkeys"]],
  ["delete account", ["Leave"]],
  ["password", ["Account Security", "Change password"]],
  ["ferr", ["Giulia Ferrante"]],
  ["GIULIA fe", ["Giulia Ferrante"]],
  ["zoe", ["Zoë Øst"]],
  ["architect", ["Giulia Ferrante", "Zoë Øst"]],
  ["carddav", ["Connect"]],
  ["company", ["Start a team"]],
  ["xyz", []],
])("%s finds %j", (query, labels) => expect(found(query)).toEqual(labels));

test("an action is found by its own words, for each card or for the one that is named", () => {
  const actions = (query: string) => cardActionEntries(CARDS, query, t).map(({ label }) => label);
  expect(actions("giulia")).toEqual([]);
  expect(actions("edit")).toEqual(["Edit: Giulia Ferrante", "Edit: Zoë Øst"]);
  expect(actions("giulia signature")).toEqual(["Use everywhere: Giulia Ferrante"]);
  expect(cardActionEntries(CARDS, "edit zoe", t)).toMatchObject([{ to: "/b/u", state: { cardid: "zoe" } }]);
});

test("lists settings in the order of their pages", () => {
  const of = (page: string) =>
    settingEntries(t)
      .filter(({ hint }) => hint === page)
      .map(({ id }) => id);
  expect(of("Settings")).toEqual(["name", "connect", "email", "notifications", "data", "import", "leave"]);
  expect(of("Account Security")).toEqual(["password", "passkeys", "devices"]);
});

test("every entry has an id of its own", () => {
  const ids = [...pageEntries(ADMIN, t, true), ...settingEntries(t)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the pages of admins are found by admins alone", () => {
  const places = (user: typeof USER | typeof ADMIN) => pageEntries(user, t, false).map(({ to }) => to);
  expect(places(ADMIN)).toEqual(expect.arrayContaining([...places(USER), "/admin"]));
  expect(places(USER)).not.toContain("/admin");
});

test("who is in a team is led to it instead of to starting one", () => {
  const places = (isInTeam: boolean) => pageEntries(USER, t, isInTeam).map(({ to }) => to);
  expect(places(true)).toContain("/team");
  expect(places(true)).not.toContain("/team/start");
  expect(places(false)).toContain("/team/start");
  expect(places(false)).not.toContain("/team");
});
