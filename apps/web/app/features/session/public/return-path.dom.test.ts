import { expect, test } from "vitest";
import { isOwnDocument, rememberReturnPath, returnPathFrom } from "./return-path.ts";

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

test("reads the way back from the address, where another document sent the visitor", () => {
  expect(returnPathFrom(null, "?returnTo=%2Fc%2Fdemo")).toBe("/c/demo");
  expect(returnPathFrom({ returnTo: "/subscription" }, "?returnTo=%2Fc%2Fdemo")).toBe("/subscription");
  expect(returnPathFrom(null, "?returnTo=%2F%2Fevil.example")).toBeUndefined();
  expect(returnPathFrom(null, "?returnTo=https%3A%2F%2Fevil.example%2Fc%2F")).toBeUndefined();
});

test("only public cards are documents of their own", () => {
  expect(["/c/demo", "/cards/save", "/dashboard"].map(isOwnDocument)).toEqual([true, false, false]);
});
