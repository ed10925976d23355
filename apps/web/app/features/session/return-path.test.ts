import { expect, test } from "vitest";
import { rememberReturnPath, returnPathFrom } from "./return-path.ts";

test("brings a visitor back to the very address they asked for", () => {
  const location = {
    pathname: "/subscription",
    search: "?checkout=success",
    hash: "#plans",
    state: null,
    key: "k",
  };
  expect(returnPathFrom(rememberReturnPath(location))).toBe("/subscription?checkout=success#plans");
});

test.each([
  "https://evil.example/",
  "//evil.example/x",
  "/\\evil.example",
  "/\t/evil.example",
  "dashboard",
  "",
])("does not lead to %j", (returnTo) => {
  expect(returnPathFrom({ returnTo })).toBeUndefined();
});

test.each([null, undefined, "text", {}, { returnTo: 7 }])("has nowhere to go back to from %j", (state) => {
  expect(returnPathFrom(state)).toBeUndefined();
});
