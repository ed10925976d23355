import { expect, test } from "vitest";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { isReservedUsername, usernameKey, usernameProblem } from "./username.rules.ts";

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

test("names of our own pages and of the product are kept back, in any case", () => {
  for (const name of ["admin", "API", "dashboard", "Support"])
    expect(isReservedUsername(name, "Visita")).toBe(true);
  expect(isReservedUsername("ourcards", "Our Cards!")).toBe(true);
  for (const name of ["ada", "demo", "constructor"]) expect(isReservedUsername(name, "Visita")).toBe(false);
});
