import { expect, test } from "vitest";
import { ndefSize } from "./web-nfc.ts";

test.each([
  ["https://visita.example/c/giulia?s=n", 35],
  ["http://visita.example/c/giulia?s=n", 35],
  ["https://www.visita.example/c/giulia?s=n", 35],
  ["ftp://x", 15],
  ["https://é", 10],
])("%s takes %i bytes of a tag", (url, bytes) => {
  expect(ndefSize(url)).toBe(bytes);
});

test("a long address needs a long record", () => {
  expect(ndefSize(`https://${"a".repeat(300)}`)).toBe(300 + 13);
});
