import { expect, test } from "vitest";
import { isImmutableFile, isUsername, parseCardUrl } from "./card-urls.ts";

test.each([
  ["/c/demo", { username: "demo", part: "page" }],
  ["/c/Kwame_A-1", { username: "Kwame_A-1", part: "page" }],
  ["/c/demo/qr.svg", { username: "demo", part: "qr.svg" }],
  ["/c/demo/qr.png", { username: "demo", part: "qr.png" }],
  ["/c/demo/contact.vcf", { username: "demo", part: "contact.vcf" }],
  ["/api/card/demo", { username: "demo", part: "json" }],
])("%s belongs to a card", (path, address) => {
  expect(parseCardUrl(path)).toEqual(address);
});

test.each([
  "/",
  "/c",
  "/c/",
  "/c/demo/",
  "/c/demo/og.png",
  "/c/demo/salone",
  "/c/demo/customers-7fq2mz9k4x8dw3hb",
  "/c/demo/customers-7fq2mz9k4x8dw3hb/contact.vcf",
  "/c/demo/customers-7fq2mz9k4x8dw3hb/qr.svg",
  "/c/a.b",
  `/c/${"a".repeat(41)}`,
  "/dashboard",
  "/dashboard.data",
  "/api/auth/user",
  "/api/card/getcarddataforupdate/x",
  "/api/com/isfavourite/demo",
  "/auth/signin",
])("nothing of %s is kept", (path) => {
  expect(parseCardUrl(path)).toBeUndefined();
  expect(isImmutableFile(path)).toBe(false);
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
  expect(isImmutableFile("/assets/card-Ab12_-Cd.js")).toBe(true);
  expect(isImmutableFile("/media/0a1b.webp")).toBe(true);
  expect(isImmutableFile("/favicon.svg")).toBe(false);
  expect(isImmutableFile("/media/../api/auth/user")).toBe(false);
});
