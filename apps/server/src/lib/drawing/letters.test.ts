import { expect, test } from "vitest";
import { scriptsOf } from "./letters.ts";

test.each([
  ["Ελένη", ["Greek"]],
  ["佐藤 美咲", ["Chinese or Japanese"]],
  ["佐藤 みさき", ["Japanese"]],
  ["ليلى", ["Arabic"]],
  ["Giulia", []],
])("the scripts of %s are %o", (text, scripts) => {
  expect(scriptsOf(text)).toEqual(scripts);
});
