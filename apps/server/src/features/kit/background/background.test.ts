import { BACKGROUND_KEYS, BACKGROUNDS, type BackgroundKey } from "@visita/domain/kit/kit.constants";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { DIFFICULT_PEOPLE } from "../../../../test/difficult-people.ts";
import { readQr } from "../../../../test/read-qr.ts";
import { drawBackground } from "./background.ts";
import { findBackgroundProblem } from "./background-text.ts";

const publicUrl = "https://visita.example";
const giulia = DIFFICULT_PEOPLE["giulia"] as NonNullable<(typeof DIFFICULT_PEOPLE)[string]>;

/** The plate and what is around it, in pixels of the layouts. */
const PLATES = {
  call: { layoutWidth: 1920, left: 0, top: 0, side: 420 },
  lock: { layoutWidth: 1170, left: 185, top: 910, side: 800 },
} as const;

/** What is read where the code is, or would be. */
async function readCode(picture: Buffer, key: BackgroundKey): Promise<string | undefined> {
  const { kind, width } = BACKGROUNDS[key];
  const { layoutWidth, ...plate } = PLATES[kind];
  const [left, top, side] = [plate.left, plate.top, plate.side].map((length) =>
    Math.round((length * width) / layoutWidth),
  ) as [number, number, number];
  const part = sharp(picture).extract({ left, top, width: side, height: side });
  return readQr(await part.png().toBuffer());
}

test.each(BACKGROUND_KEYS)("%s has its size, and its code leads to the card", async (key) => {
  const { width, height } = BACKGROUNDS[key];
  const picture = await drawBackground(giulia, key, publicUrl, false);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width, height, hasAlpha: false });
  expect(await readCode(picture, key)).toBe("https://visita.example/c/giulia?s=b");
});

test("the mirrored one is the same picture, turned", async () => {
  const picture = await drawBackground(giulia, "call-1920", publicUrl, false);
  const mirrored = await drawBackground(giulia, "call-1920", publicUrl, true);
  const turnedBack = await sharp(mirrored).flop().raw().toBuffer();
  expect(turnedBack.equals(await sharp(picture).raw().toBuffer())).toBe(true);
});

test("without the plan's code the picture is complete, and has none", async () => {
  for (const key of ["call-1920", "lock-1170"] as const) {
    const picture = await drawBackground({ ...giulia, qrCode: null }, key, publicUrl, false);
    expect(await readCode(picture, key)).toBeUndefined();
  }
});

test.each(["call-1920", "lock-1170"] as const)(
  "a long name in two scripts is shortened on %s, not replaced by the username",
  async (key) => {
    const fullname = `د. محمد ${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)}`;
    const named = await drawBackground({ ...giulia, fullname }, key, publicUrl, false);
    const other = { ...giulia, fullname: giulia.username };
    expect(named.equals(await drawBackground(other, key, publicUrl, false))).toBe(false);
  },
);

/** The share of pixels that differ between two pictures in a part of them. */
async function difference(one: Buffer, other: Buffer, part: Region): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(part).removeAlpha().raw().toBuffer()),
  );
  let count = 0;
  for (let at = 0; at < (first as Buffer).length; at += 3) {
    if (Math.abs(((first as Buffer)[at] ?? 0) - ((second as Buffer)[at] ?? 0)) > 24) count += 1;
  }
  return count / (part.width * part.height);
}

test.each(Object.keys(DIFFICULT_PEOPLE))("the words of %s stay in their corner", async (name) => {
  const card = DIFFICULT_PEOPLE[name] as typeof giulia;
  const wordless = {
    ...card,
    fullname: "\u0378",
    username: "",
    occupation: "",
    companyname: "",
    qrCode: "x",
  };
  const picture = await drawBackground({ ...card, qrCode: "x" }, "call-1920", publicUrl, false);
  const empty = await drawBackground(wordless, "call-1920", publicUrl, false);
  const rightOf = { left: 660, top: 0, width: 1_260, height: 1_080 };
  const below = { left: 0, top: 700, width: 1_920, height: 380 };
  expect(await difference(picture, empty, rightOf)).toBe(0);
  expect(await difference(picture, empty, below)).toBe(0);
});

/** From where to where two pictures differ, across. */
async function span(one: Buffer, other: Buffer): Promise<{ left: number; right: number }> {
  const [first, second] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  const columns = new Set<number>();
  for (let at = 0; at < (first as Buffer).length; at += 3) {
    if (Math.abs(((first as Buffer)[at] ?? 0) - ((second as Buffer)[at] ?? 0)) > 60)
      columns.add((at / 3) % 1_920);
  }
  return { left: Math.min(...columns), right: Math.max(...columns) };
}

test.each([
  ["giulia", "left"],
  ["layla", "right"],
] as const)("name and role of %s stand on the same side", async (name, side) => {
  const card = { ...(DIFFICULT_PEOPLE[name] as typeof giulia), companyname: "", qrCode: "x" };
  if (await findBackgroundProblem(card)) return;
  const draw = (given: Partial<typeof giulia>) =>
    drawBackground({ ...card, ...given }, "call-1920", publicUrl, false);
  const [whole, named, bare] = [
    await draw({}),
    await draw({ occupation: "" }),
    await draw({ fullname: "\u0378", username: "", occupation: "" }),
  ];
  expect(Math.abs((await span(named, bare))[side] - (await span(whole, named))[side])).toBeLessThan(5);
});

test("a problem is told of letters alone: not of emoji, joiners and spaces", async () => {
  for (const name of ["giulia", "max", "bare", "emoji"]) {
    expect(await findBackgroundProblem(DIFFICULT_PEOPLE[name] as typeof giulia)).toBeNull();
  }
  const spaced = { ...giulia, fullname: "\u200dGiulia\u00a0Ferrante", occupation: "\u{1f44b}\u{1f3fd}" };
  expect(await findBackgroundProblem(spaced)).toBeNull();
  expect(await findBackgroundProblem({ ...giulia, companyname: "Officina \u0378" })).toMatchObject({
    text: KIT_MESSAGES.undrawableSome,
  });
});
