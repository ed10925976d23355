import { expect, test } from "vitest";
import { prepareText, scriptsOf } from "./prepare-text.ts";
import { loadTypefaces } from "./typefaces.ts";

test("text in our own letters stays text, without emoji", async () => {
  const typefaces = await loadTypefaces();
  const prepared = await prepareText("Zoe\u0308 🙂 Łukasz", "display", typefaces);
  expect(prepared).toMatchObject({ text: "Zoë Łukasz" });
  const place = { left: 1, baseline: 2, size: 3, color: "#000000" };
  expect(prepared?.line("Zoë", place)).toMatchObject({ kind: "text", text: "Zoë", face: "display" });
  expect(prepared?.outline("Zoë", place)).toMatch(/^M[\d.-]/);
});

test("an empty text has no width", async () => {
  const prepared = await prepareText("🙂", "text", await loadTypefaces());
  expect(prepared?.text).toBe("");
  expect(prepared?.measure("", 10)).toBe(0);
});

test.each([
  ["Ελένη", ["Greek"]],
  ["佐藤 美咲", ["Chinese or Japanese"]],
  ["佐藤 みさき", ["Japanese"]],
  ["ليلى", ["Arabic"]],
  ["Giulia", []],
])("the scripts of %s are %o", (text, scripts) => {
  expect(scriptsOf(text)).toEqual(scripts);
});
