import { expect, test } from "vitest";
import { type Fitting, fitLines, prepareText } from "./set-text.ts";

/** Every character is half as wide as the font size. */
function measure(text: string, size: number): number {
  return (text.length * size) / 2;
}

const fitting: Fitting = {
  width: 600,
  height: 300,
  sizes: [100, 80, 60, 40, 20],
  linesAt: (size) => (size > 50 ? 2 : 4),
  lineHeight: 1.1,
};

test("a short text is as large as it may be", () => {
  expect(fitLines("Ada", measure, fitting)).toEqual({ lines: ["Ada"], size: 100 });
});

test("a longer one wraps before it shrinks", () => {
  expect(fitLines("Giulia Ferrante", measure, fitting)).toEqual({ lines: ["Giulia", "Ferrante"], size: 100 });
});

test("a word too long for the line shrinks the text rather than break", () => {
  expect(fitLines("Haraldsdottir Ada", measure, fitting)).toEqual({
    lines: ["Haraldsdottir", "Ada"],
    size: 80,
  });
});

test("lines are evened out instead of leaving one word alone", () => {
  const { lines } = fitLines("aaaa bbbb cccc dddd eeee", measure, { ...fitting, sizes: [40] });
  expect(lines).toEqual(["aaaa bbbb cccc dddd eeee"]);
  const narrow = fitLines("aaaa bbbb cccc dddd", measure, { ...fitting, sizes: [60], width: 450 });
  expect(narrow.lines).toEqual(["aaaa bbbb", "cccc dddd"]);
});

test("a font that has the letters is found although it lacks what nobody sees", async () => {
  const isPrintable = async (text: string) => (await prepareText(text, "text")) !== null;
  expect(await isPrintable("\u05d0\u{e0100}")).toBe(await isPrintable("\u05d0"));
});

test("what is too long at the smallest size ends with an ellipsis", () => {
  const { lines, size } = fitLines("x".repeat(500), measure, fitting);
  expect(size).toBe(20);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^x+…$/);
});

test("a family of emoji is never cut apart", () => {
  const family = "👨‍👩‍👧‍👦";
  const { lines } = fitLines(family.repeat(100), measure, fitting);
  for (const line of lines) expect(line.replaceAll(family, "").replace("…", "")).toBe("");
});

test("whatever the words, lines stay inside and nothing is lost without an ellipsis", () => {
  let seed = 7;
  function next(below: number): number {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  }
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 1 + next(12) }, () =>
      "abcdefghijklmnopqrst".slice(0, 1 + next(20)),
    ).join(" ");
    const { lines, size } = fitLines(text, measure, fitting);
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(fitting.width);
    expect(size * (0.7 + (lines.length - 1) * fitting.lineHeight)).toBeLessThanOrEqual(fitting.height);
    if (!lines.at(-1)?.endsWith("…")) expect(lines.join(" ")).toBe(text);
  }
});

test("text in our own letters stays text, without emoji", async () => {
  const prepared = await prepareText("Zoe\u0308 🙂 Łukasz", "display");
  expect(prepared).toMatchObject({ text: "Zoë Łukasz" });
  const place = { left: 1, baseline: 2, size: 3, color: "#000000" };
  expect(prepared?.line("Zoë", place)).toMatchObject({ kind: "text", text: "Zoë", face: "display" });
  expect(prepared?.outline("Zoë", place)).toMatch(/^M[\d.-]/);
});

test("an empty text has no width", async () => {
  const prepared = await prepareText("🙂", "text");
  expect(prepared?.text).toBe("");
  expect(prepared?.measure("", 10)).toBe(0);
});
