import type { OwnCard } from "@visita/domain/card/card.contract";
import { expect, test } from "vitest";
import { cardActionEntries, cardEntries, matches, pageEntries, SETTING_ENTRIES } from "./palette-entries.ts";

const card = (cardid: string, fullname: string) =>
  ({ cardid, fullname, username: cardid, occupation: "Architect", companyname: "" }) as OwnCard;
const USER = { userid: "u1", email: "giulia@person.example", firstname: "Giulia", lastname: "Ferrante" };
const ADMIN = { ...USER, isAdmin: true } as const;
const CARDS = [card("giulia", "Giulia Ferrante"), card("zoe", "Zoë Øst")];

const found = (query: string) =>
  [...cardEntries(CARDS), ...pageEntries(USER), ...SETTING_ENTRIES]
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
  ["xyz", []],
])("%s finds %j", (query, labels) => expect(found(query)).toEqual(labels));

test("an action is found by its own words, for each card or for the one that is named", () => {
  const actions = (query: string) => cardActionEntries(CARDS, query).map(({ label }) => label);
  expect(actions("giulia")).toEqual([]);
  expect(actions("edit")).toEqual(["Edit: Giulia Ferrante", "Edit: Zoë Øst"]);
  expect(actions("giulia signature")).toEqual(["Use everywhere: Giulia Ferrante"]);
  expect(cardActionEntries(CARDS, "edit zoe")).toMatchObject([{ to: "/b/u", state: { cardid: "zoe" } }]);
});

test("lists settings in the order of their pages", () => {
  const of = (page: string) => SETTING_ENTRIES.filter(({ hint }) => hint === page).map(({ id }) => id);
  expect(of("Settings")).toEqual(["name", "email", "notifications", "data", "import", "leave"]);
  expect(of("Account Security")).toEqual(["password", "passkeys", "devices"]);
});

test("every entry has an id of its own", () => {
  const ids = [...pageEntries(ADMIN), ...SETTING_ENTRIES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the pages of admins are found by admins alone", () => {
  const places = (user: typeof USER | typeof ADMIN) => pageEntries(user).map(({ to }) => to);
  expect(places(ADMIN)).toEqual(expect.arrayContaining([...places(USER), "/admin"]));
  expect(places(USER)).not.toContain("/admin");
});
