import { expect, test } from "vitest";
import { hostText } from "./idn.ts";
import { readWebUrl } from "./web-url.ts";

test.each([
  "müller.example",
  "straße.example",
  "ñandú.example",
  "đườngsắt.example",
  "пример.example",
  "παράδειγμα.example",
  "例え.example",
  "テスト.example",
  "中文.example",
  "한국.example",
  "مثال.example",
  "דוגמה.example",
  "उदाहरण.example",
  "bücher.müller.example",
  "plain.example",
])("%s is shown as it is written", (written) => {
  const host = readWebUrl(`https://${written}`)?.host ?? "";
  expect(host).toMatch(/^[a-z0-9.-]+$/);
  expect(hostText(host)).toBe(written);
});

test.each([
  // Cyrillic letters among Latin ones, Cyrillic alone that reads as Latin, a dotless i, Greek alone.
  "gооgle.example",
  "аррӏе.example",
  "ınstagram.example",
  "ορο.example",
])("%s could be taken for another name and stays in punycode", (written) => {
  const host = readWebUrl(`https://${written}`)?.host ?? "";
  expect(host).toContain("xn--");
  expect(hostText(host)).toBe(host);
});

test.each([
  "xn--.example",
  "xn--a-.example",
  "xn--999999999999999999999.example",
  "xn--ü.example",
  "xn--\u0000.example",
])("what is not punycode stays as it is: %j", (host) => {
  expect(hostText(host)).toBe(host);
});
