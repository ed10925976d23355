import { expect, test } from "vitest";
import { proposeUsername } from "./username-proposal.ts";

test.each([
  ["Giovanna D’Angelo", "giovanna-d-angelo"],
  ["Conor O'Brien", "conor-o-brien"],
  ["Мар’яна Коваль", "maryana-koval"],
  ["宮", ""],
])("for %o, %o is proposed", (name, username) => {
  expect(proposeUsername(name)).toBe(username);
});
