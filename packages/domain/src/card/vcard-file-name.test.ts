import { expect, test } from "vitest";
import { contactDisposition, contactFileName } from "./vcard-file-name.ts";

test.each([
  ["Giulia Ferrante", "Giulia Ferrante.vcf"],
  ["李小龍", "李小龍.vcf"],
  ["Zoë 👩🏽‍🚀", "Zoë 👩🏽‍🚀.vcf"],
  ["../../etc/passwd", "etcpasswd.vcf"],
  ['a/b\\c:d*e?f"g<h>i|j', "abcdefghij.vcf"],
  ["Ada\r\nX: y\u0000\u0085", "AdaX y.vcf"],
  ["Ada\u202efcv.exe", "Adafcv.exe.vcf"],
  [" . .hidden", "hidden.vcf"],
  ["Jr. ", "Jr.vcf"],
  ["", "contact.vcf"],
  ["...", "contact.vcf"],
  ["???", "contact.vcf"],
  ["con", "contact.vcf"],
  ["\ud800Ada", "\ufffdAda.vcf"],
])("%j is saved as %j", (fullname, expected) => {
  expect(contactFileName(fullname)).toBe(expected);
});

test("a long name keeps within 80 signs and 255 octets, and no character is cut in two", () => {
  for (const fullname of ["x".repeat(200), "龍".repeat(200), `a${"😀".repeat(100)}`]) {
    const name = contactFileName(fullname);
    expect(name.length).toBeLessThanOrEqual(80);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith(".vcf")).toBe(true);
  }
});

test.each([
  ["Giulia Ferrante", "inline; filename=\"Giulia Ferrante.vcf\"; filename*=UTF-8''Giulia%20Ferrante.vcf"],
  [
    "Zoë O'Neil (100%)",
    "inline; filename=\"Zoe O'Neil (100).vcf\"; filename*=UTF-8''Zo%C3%AB%20O%27Neil%20%28100%25%29.vcf",
  ],
  ["李小龍", "inline; filename=\"contact.vcf\"; filename*=UTF-8''%E6%9D%8E%E5%B0%8F%E9%BE%8D.vcf"],
])("the header for %s", (fullname, expected) => {
  expect(contactDisposition(fullname)).toBe(expected);
});

test.each(['"; filename="evil.exe', "a\r\nSet-Cookie: x=1", "a\\", "\ud800", "%22%0d%0a", "=?utf-8?q?x?="])(
  "the header cannot be broken out of with %j",
  (fullname) => {
    expect(contactDisposition(fullname)).toMatch(
      /^inline; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+\.vcf"; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.vcf$/,
    );
  },
);
