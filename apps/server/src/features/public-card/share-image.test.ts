import { cardThemes } from "@visita/domain/card/themes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGE, PHOTO_INNER } from "./share-image/layout.ts";
import type { ShareImageCard } from "./share-image/texts.ts";
import { drawShareImage, type ShareImageJob } from "./share-image.ts";

const giulia: ShareImageCard = {
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  color: "blue-color-one",
};

function drawGiulia(job: Partial<ShareImageJob>): Promise<Buffer> {
  return drawShareImage({
    card: giulia,
    photo: null,
    logo: null,
    publicUrl: "https://visita.example",
    ...job,
  });
}

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
  const picture = await drawGiulia({ photo: await noise(512, 640), logo: await plain(300, 120, "#1f6b49") });
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", ...IMAGE, hasAlpha: false });
  expect(picture.length).toBeLessThan(300 * 1024);
});

test("the same card gives the same bytes", async () => {
  const photo = await plain(400, 500, "#aa3311");
  const picture = await drawGiulia({ photo });
  expect((await drawGiulia({ photo })).equals(picture)).toBe(true);
  const julia = { ...giulia, fullname: "Julia" };
  expect((await drawGiulia({ card: julia, photo })).equals(picture)).toBe(false);
});

test("shows the photo whatever its shape, and the logo on its plate", async () => {
  const picture = await drawGiulia({
    photo: await plain(900, 200, "#20c020"),
    logo: await plain(100, 400, "#c02020"),
  });
  const { x: left, y: top, width, height } = PHOTO_INNER;
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
  const none = await drawGiulia({});
  const broken = await drawGiulia({ photo: Buffer.from("no picture"), logo: Buffer.from("<svg") });
  expect(broken.equals(none)).toBe(true);
});

test("wears the colours of its theme down to the painted edge", async () => {
  for (const theme of cardThemes.filter((_, at) => at % 5 === 0)) {
    const picture = await drawGiulia({ card: { ...giulia, color: theme.key } });
    expect(isNear(await colorAt(picture, 600, 627), theme.edge)).toBe(true);
    expect(isNear(await colorAt(picture, PHOTO_INNER.x + 30, PHOTO_INNER.y + 30), theme.light.tile)).toBe(
      true,
    );
  }
});
