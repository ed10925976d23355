import { expect, test } from "vitest";
import { cardAddress, isUnchangingFile, isUsername } from "./addresses.ts";

test.each([
  ["/c/demo", { username: "demo", part: "page" }],
  ["/c/Kwame_A-1", { username: "Kwame_A-1", part: "page" }],
  ["/c/demo/qr.svg", { username: "demo", part: "qr.svg" }],
  ["/c/demo/qr.png", { username: "demo", part: "qr.png" }],
  ["/c/demo/contact.vcf", { username: "demo", part: "contact.vcf" }],
  ["/api/card/demo", { username: "demo", part: "json" }],
])("%s belongs to a card", (path, address) => {
  expect(cardAddress(path)).toEqual(address);
});

test.each([
  "/",
  "/c",
  "/c/",
  "/c/demo/",
  "/c/demo/og.png",
  "/c/a.b",
  `/c/${"a".repeat(41)}`,
  "/dashboard",
  "/dashboard.data",
  "/api/auth/user",
  "/api/card/getcarddataforupdate/x",
  "/api/com/isfavourite/demo",
  "/auth/signin",
])("nothing of %s is kept", (path) => {
  expect(cardAddress(path)).toBeUndefined();
  expect(isUnchangingFile(path)).toBe(false);
});

test.each([
  ["Demo_1-x", true],
  ["demo/qr.svg", false],
  ['"><b>', false],
  ["..", false],
  ["", false],
])("whether %j is a username: %s", (text, answer) => {
  expect(isUsername(text)).toBe(answer);
});

test("only files named by their content are taken for unchanging", () => {
  expect(isUnchangingFile("/assets/card-Ab12_-Cd.js")).toBe(true);
  expect(isUnchangingFile("/media/0a1b.webp")).toBe(true);
  expect(isUnchangingFile("/favicon.svg")).toBe(false);
  expect(isUnchangingFile("/media/../api/auth/user")).toBe(false);
});
