import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeAsAscii } from "./ascii-code.mjs";
import { makeTree } from "./testing/fixture-tree.mjs";

const code =
  "export default ['\u00e9\u2026\u{1f600}', `\u2019\u5b57`, /^[\u{1f600}\u00e9]$/u.test('\u{1f600}'), { n\u00e9: 2 }.n\u00e9];";

test("a program written in ASCII says the same, and what is no program stays", async () => {
  const folder = makeTree({ "server/program.js": code, "note.txt": "\u00e9" });
  await writeAsAscii(folder);
  const program = join(folder, "server/program.js");
  expect(readFileSync(program, "utf8")).toMatch(/^[\0-\x7f]+$/);
  expect((await import(program)).default).toEqual(["\u00e9\u2026\u{1f600}", "\u2019\u5b57", true, 2]);
  expect(readFileSync(join(folder, "note.txt"), "utf8")).toBe("\u00e9");
});
