import { cardThemes } from "@visita/domain/card/themes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGE, PHOTO_INNER } from "./share-image/layout.ts";
import type { ShareImageCard } from "./share-image/text-layers.ts";
import { drawShareImage } from "./share-image.ts";

const HOST = "https://visita.example";
const giulia: ShareImageCard = {
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  color: "blue-color-one",
};

/** Noise, the worst case for compression. */
function noise(width: number, height: number): Promise<Buffer> {
  let seed = 11;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels[at] = seed & 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .webp({ quality: 80 })
    .toBuffer();
}

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .webp()
    .toBuffer();
}

/** RGB at a point. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}

function isNear(color: readonly number[], hex: string): boolean {
  return color.every(
    (part, at) => Math.abs(part - Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) < 14,
  );
}

test("is a PNG of 1200 by 630 that chat programs take, also with the busiest photo", async () => {
  const picture = await drawShareImage(giulia, await noise(512, 640), await plain(300, 120, "#1f6b49"), HOST);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", ...IMAGE, hasAlpha: false });
  expect(picture.length).toBeLessThan(300 * 1024);
});

test("the same card gives the same bytes", async () => {
  const photo = await plain(400, 500, "#aa3311");
  const picture = await drawShareImage(giulia, photo, null, HOST);
  expect((await drawShareImage({ ...giulia }, photo, null, HOST)).equals(picture)).toBe(true);
  expect((await drawShareImage({ ...giulia, fullname: "Julia" }, photo, null, HOST)).equals(picture)).toBe(
    false,
  );
});

test("shows the photo whatever its shape, and the logo on its plate", async () => {
  const picture = await drawShareImage(
    giulia,
    await plain(900, 200, "#20c020"),
    await plain(100, 400, "#c02020"),
    HOST,
  );
  const { left, top, width, height } = PHOTO_INNER;
  for (const [x, y] of [
    [left + 20, top + 20],
    [left + width - 20, top + height - 20],
  ] as const) {
    expect(isNear(await colorAt(picture, x, y), "#20c020")).toBe(true);
  }
  expect(isNear(await colorAt(picture, 1109, 112), "#c02020")).toBe(true);
  expect(isNear(await colorAt(picture, 1125, 112), "#FFFFFF")).toBe(true);
});

test("a broken photo or logo counts as none", async () => {
  const none = await drawShareImage(giulia, null, null, HOST);
  const broken = await drawShareImage(giulia, Buffer.from("no picture"), Buffer.from("<svg"), HOST);
  expect(broken.equals(none)).toBe(true);
});

test("wears the colours of its theme down to the painted edge", async () => {
  for (const theme of cardThemes.filter((_, at) => at % 5 === 0)) {
    const picture = await drawShareImage({ ...giulia, color: theme.key }, null, null, HOST);
    expect(isNear(await colorAt(picture, 600, 627), theme.edge)).toBe(true);
    expect(
      isNear(await colorAt(picture, PHOTO_INNER.left + 30, PHOTO_INNER.top + 30), theme.light.tile),
    ).toBe(true);
  }
});
