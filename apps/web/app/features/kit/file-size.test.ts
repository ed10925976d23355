import { expect, test } from "vitest";
import { kilobytes } from "./file-size.ts";

test.each([
  [20, "0.1 KB"],
  [2_355, "2.3 KB"],
  [10_240, "10 KB"],
  [150_528, "147 KB"],
])("%i bytes are %s", (bytes, words) => {
  expect(kilobytes(bytes)).toBe(words);
});
