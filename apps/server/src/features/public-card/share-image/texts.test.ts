import { themeOf } from "@visita/domain/card/themes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sceneSvg } from "../../../lib/drawing/scene-svg.ts";
import { drawableText } from "../../../lib/drawing/system-text.ts";
import { COLUMN, IMAGE, MARGIN } from "./layout.ts";
import { type ShareImageCard, textShapes } from "./texts.ts";

const HOST = "https://visita.example";
const theme = themeOf("blue-color-one");
const giulia: ShareImageCard = {
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  color: "blue-color-one",
};
/** Below a logo. */
const TOP = 200;
/** Pixels by which serifs, accents and descenders may leave the column. */
const OVERHANG = 24;

/** The bounding box of the ink, with only text on the image. */
async function inkOf(changes: Partial<ShareImageCard>) {
  const shapes = await textShapes({ ...giulia, ...changes }, theme, TOP, HOST);
  const { width, height } = IMAGE;
  const svg = await sceneSvg(shapes, { width, height, viewBox: `0 0 ${width} ${height}` });
  const data = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const ink: Record<"left" | "right" | "top" | "bottom", number> = {
    left: IMAGE.width,
    right: 0,
    top: IMAGE.height,
    bottom: 0,
  };
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] as number) < 16) continue;
    const [x, y] = [at % IMAGE.width, Math.floor(at / IMAGE.width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  }
  return { ink, svg };
}

test.each([
  ["a usual name", {}],
  [
    "the widest letters",
    { fullname: "W".repeat(80), occupation: "M".repeat(80), companyname: "W".repeat(80) },
  ],
  [
    "many words",
    {
      fullname: "Ada Maria ".repeat(8).trim(),
      occupation: "of the ".repeat(11),
      companyname: "and ".repeat(20),
    },
  ],
  ["one long word", { fullname: "Wolfeschlegelsteinhausenbergerdorff" }],
  ["accents above and letters below", { fullname: "ẤỄ Ỹgjpqy ".repeat(8).trim() }],
  ["the longest username", { username: "W".repeat(40) }],
  ["Cyrillic", { fullname: "Константинопольская-Иванова ".repeat(3).trim(), occupation: "Щ".repeat(80) }],
  ["Arabic", { fullname: "أحمد بن محمد الفارسي ".repeat(4).trim(), occupation: "مهندس" }],
  ["Chinese", { fullname: "李小龍".repeat(26), occupation: "总经理".repeat(26) }],
])("%s stays inside the column", async (_name, changes) => {
  const { ink } = await inkOf(changes);
  expect(ink.left).toBeGreaterThanOrEqual(COLUMN.left - 4);
  expect(ink.right).toBeLessThanOrEqual(COLUMN.right + 4);
  expect(ink.right).toBeLessThan(IMAGE.width - MARGIN + 8);
  expect(ink.top).toBeGreaterThanOrEqual(TOP - OVERHANG);
  expect(ink.bottom).toBeLessThanOrEqual(COLUMN.bottom);
});

test("the larger part of the column is used", async () => {
  const { ink } = await inkOf({});
  expect(ink.right - ink.left).toBeGreaterThan(500);
  expect(ink.bottom - ink.top).toBeGreaterThan(250);
});

test.each([
  "</svg><script>alert(1)</script>",
  '"><image href="file:///etc/passwd"/>',
  "&lt;&amp;&#0;",
  "]]><!--",
])("%s is drawn as letters and nothing else", async (text) => {
  const { svg } = await inkOf({ fullname: text, occupation: text, companyname: text });
  expect(
    [...svg.matchAll(/<\/?([a-z]+)/gi)].every(([, name]) => ["svg", "g", "path"].includes(name as string)),
  ).toBe(true);
  expect(svg).not.toMatch(/script|href|passwd|alert/);
  // Pango parses markup.
  const { ink } = await inkOf({ fullname: `Ж ${text}`, occupation: `Ж ${text}` });
  expect(ink.right).toBeGreaterThan(COLUMN.left);
});

test("what nobody can draw is left out, instead of a box", async () => {
  // Only characters that no font may have: icon fonts do have letters in the private use areas.
  expect(await drawableText("display", "Ada \u0378\u{10fffe}Lovelace\u{4fffe}")).toBe("Ada Lovelace");
  expect(await drawableText("display", "Anna 🙂 Rossi 👩🏽‍🚀🇮🇹1️⃣")).toBe("Anna Rossi");
  expect(await drawableText("display", "Zoe\u0308 Łukasz Nguyễn")).toBe("Zoë Łukasz Nguyễn");
  expect(await drawableText("display", "\ud800Ada\u0000\u202e\nLovelace")).toBe("Ada Lovelace");
  expect(await drawableText("display", "\u0378")).toBe("");
});

test("a name that cannot be drawn gives way to the username, a role to nothing", async () => {
  const undrawable = await inkOf({ fullname: "\u0378", occupation: "\u{10fffe}", companyname: "\u0378 🙂" });
  const plain = await inkOf({ fullname: "giulia", occupation: "", companyname: "" });
  expect(undrawable.svg).toBe(plain.svg);
});

test("of a role only the half that can be drawn is shown", async () => {
  const half = await inkOf({ occupation: "\u0378" });
  expect(half.svg).toBe((await inkOf({ occupation: "" })).svg);
});
