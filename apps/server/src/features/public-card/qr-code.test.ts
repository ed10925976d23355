import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { dotsOf, readQr } from "../../../test/read-qr.ts";
import { qrPng, qrSvg } from "./qr-code.ts";

const addresses = [
  ["a short name", "https://visita.example/c/a"],
  ["a name of 40 signs", `https://visita.example/c/${"Robin-Sample_".repeat(4).slice(0, 40)}`],
  ["a long host", `http://${"cards.".repeat(25)}example:3000/c/robin`],
] as const;

describe.each(addresses)("the code of %s", (_name, url) => {
  test("reads back from the PNG", async () => {
    const png = await qrPng(url);
    expect(await readQr(png)).toBe(url);
    expect(await sharp(png).metadata()).toMatchObject({
      format: "png",
      width: 1024,
      height: 1024,
      isPalette: true,
    });
    expect(png.length).toBeLessThan(12_000);
  });

  test("reads back from the SVG", async () => {
    const svg = Buffer.from(await qrSvg(url));
    expect(await sharp(svg).metadata()).toMatchObject({ format: "svg", width: 1024, height: 1024 });
    expect(await readQr(svg)).toBe(url);
  });

  test("reads back when it is shown 200 dots wide", async () => {
    for (const picture of [await qrPng(url), Buffer.from(await qrSvg(url))]) {
      expect(await readQr(await sharp(picture).resize(200, 200).png().toBuffer())).toBe(url);
    }
  });

  test("has four empty modules around it in both", async () => {
    for (const picture of [await qrPng(url), Buffer.from(await qrSvg(url))]) {
      const { data, info } = await dotsOf(picture);
      const isInk = (x: number, y: number) => (data[(y * info.width + x) * 4] ?? 255) < 128;
      const corner = Array.from({ length: 1024 }, (_, at) => at).findIndex((at) => isInk(at, at));
      // The first line of the corner's eye is seven modules long.
      let end = corner;
      while (isInk(end, corner)) end += 1;
      const module = (end - corner) / 7;
      expect(corner / module).toBeGreaterThanOrEqual(4 - 0.1);
      const edges = Array.from({ length: 1024 }, (_, at) => at);
      const inner = Math.floor(4 * module) - 1;
      for (const at of [0, inner, 1023 - inner, 1023]) {
        expect(edges.some((other) => isInk(at, other) || isInk(other, at))).toBe(false);
      }
    }
  });
});

test("a quarter of the code may be covered", async () => {
  const cover = await sharp({ create: { width: 230, height: 230, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  const covered = await sharp(await qrPng("https://visita.example/c/robin"))
    .composite([{ input: cover, left: 420, top: 420 }])
    .png()
    .toBuffer();
  expect(await readQr(covered)).toBe("https://visita.example/c/robin");
});

test("the ink is the board's, on white", async () => {
  for (const picture of [
    await qrPng("https://visita.example/c/a"),
    Buffer.from(await qrSvg("https://visita.example/c/a")),
  ]) {
    const { data } = await dotsOf(picture);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colours.add(data.toString("hex", at, at + 4));
    expect([...colours].sort()).toEqual(["1b1916ff", "ffffffff"]);
  }
});
