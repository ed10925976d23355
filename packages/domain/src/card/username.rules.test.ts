import { expect, test } from "vitest";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { usernameKey, usernameProblem } from "./username.rules.ts";
import { usernameAlternatives } from "./username-proposal.ts";

test.each([
  ["", TEXT.usernameRequired],
  [" \n", TEXT.usernameRequired],
  ["ada example", TEXT.usernameSpaces],
  ["ada\u00a0é", TEXT.usernameSpaces],
  ["ada.example", TEXT.usernameSigns],
  ["адa", TEXT.usernameSigns],
  ["../ada", TEXT.usernameSigns],
  ["a".repeat(41), TEXT.usernameTooLong],
  ["a".repeat(40), null],
  [" Ada_Example-1 ", null],
])("%j", (typed, problem) => {
  expect(usernameProblem(typed)).toBe(problem);
});

test("usernames are compared without regard to case", () => {
  expect(usernameKey(" Ada ")).toBe(usernameKey("aDA"));
});

test("alternatives are made from what somebody does, and are all valid", () => {
  const person = { companyname: "Engines & Co", occupation: "Analyst" };
  expect(usernameAlternatives("ada", person)).toEqual(["ada-engines-co", "ada-analyst", "ada-card", "ada-2"]);
  expect(usernameAlternatives("ada-analyst", { companyname: "", occupation: "Analyst" })).toEqual([
    "ada-analyst-card",
    "ada-analyst-2",
  ]);
  expect(usernameAlternatives("a".repeat(39), person)).toEqual([]);
});
