import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  dataUrl,
  difference,
  pixelAt,
  plainImage,
  pngWithText,
  slowImage,
  twoColours,
} from "../../../../../tools/harness/images.ts";
import { createImagePipeline } from "./image.service.ts";

const images = createImagePipeline();

describe("what becomes of a picture", () => {
  test("a photograph fits its frame, a logo its own, and neither is enlarged", async () => {
    const wide = dataUrl("jpeg", await plainImage("#336699", 3_000, 2_000).jpeg().toBuffer());
    const tall = dataUrl("webp", await plainImage("#336699", 1_000, 2_000).webp().toBuffer());
    const small = dataUrl("png", await plainImage("#336699", 30, 40).png().toBuffer());
    expect(await sizes(wide, "photo")).toEqual({ webp: [512, 341], jpeg: [400, 266] });
    expect(await sizes(tall, "photo")).toEqual({ webp: [320, 640], jpeg: [320, 640] });
    expect(await sizes(tall, "logo")).toEqual({ webp: [256, 512], jpeg: [256, 512] });
    expect(await sizes(small, "photo")).toEqual({ webp: [30, 40], jpeg: [30, 40] });
  });

  test("its name is the hash of its bytes, the same each time", async () => {
    const picture = dataUrl("png", await plainImage().png().toBuffer());
    const [one, two] = await Promise.all([
      images.prepare(picture, "photo"),
      images.prepare(picture, "photo"),
    ]);
    expect(one.hash).toBe(createHash("sha256").update(one.webp).digest("hex"));
    expect(two.hash).toBe(one.hash);
  });

  test("it is turned upright, and tells neither where nor with what it was taken", async () => {
    const taken = await (await twoColours())
      .withExif({
        IFD0: { Make: "Camera of a stranger" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ chromaSubsampling: "4:4:4" })
      .toBuffer();
    expect(taken.includes("Camera of a stranger")).toBe(true);

    const { webp, jpeg } = await images.prepare(dataUrl("jpeg", taken), "photo");
    for (const form of [webp, jpeg]) {
      const { width, height, orientation, exif, icc, xmp } = await sharp(form).metadata();
      expect([width, height]).toEqual([50, 100]);
      expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
      expect(form.includes("Camera of a stranger")).toBe(false);
      expect(difference(await pixelAt(form, 25, 10), [255, 0, 0])).toBeLessThan(12);
      expect(difference(await pixelAt(form, 25, 90), [0, 0, 255])).toBeLessThan(12);
    }
  });

  test("a logo stays transparent; contact files and photographs have white behind", async () => {
    const transparent = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 120, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const logo = await images.prepare(dataUrl("png", transparent), "logo");
    expect((await pixelAt(logo.webp, 30, 30))[3]).toBe(0);
    expect(difference(await pixelAt(logo.jpeg, 30, 30), [255, 255, 255])).toBeLessThan(4);
    const photo = await images.prepare(dataUrl("png", transparent), "photo");
    expect(difference(await pixelAt(photo.webp, 30, 30), [255, 255, 255])).toBeLessThan(4);
  });

  test.each([
    ["printing colours", plainImage().toColourspace("cmyk").jpeg(), "jpeg"],
    ["16 bits a colour", plainImage().toColourspace("rgb16").png(), "png"],
    ["a wide-gamut profile", plainImage().withIccProfile("p3").png(), "png"],
    ["an interlaced file", plainImage().png({ progressive: true }), "png"],
    ["a palette", plainImage().png({ palette: true }), "png"],
  ] as const)("%s look as before", async (_name, picture, type) => {
    const { webp } = await images.prepare(dataUrl(type, await picture.toBuffer()), "photo");
    expect(await sharp(webp).metadata()).toMatchObject({ space: "srgb", depth: "uchar", hasProfile: false });
    expect(difference(await pixelAt(webp, 40, 50), [0x90, 0x70, 0x60])).toBeLessThan(12);
  });

  test("a grey picture stays grey", async () => {
    const grey = await plainImage("#808080").toColourspace("b-w").png().toBuffer();
    const { jpeg } = await images.prepare(dataUrl("png", grey), "photo");
    expect(Math.abs(((await pixelAt(jpeg, 40, 50))[0] ?? 0) - 0x80)).toBeLessThan(3);
  });

  test.each(["gif", "webp"] as const)("an animated %s shows its first frame", async (type) => {
    const frames = await Promise.all(
      ["#907060", "#0000ff"].map((colour) => plainImage(colour).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(type)
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);

    const { webp } = await images.prepare(dataUrl(type, animated), "photo");
    const { pages, width, height } = await sharp(webp, { animated: true }).metadata();
    expect({ pages: pages ?? 1, width, height }).toEqual({ pages: 1, width: 80, height: 100 });
    expect(difference(await pixelAt(webp, 40, 50), [0x90, 0x70, 0x60])).toBeLessThan(16);
  });

  test("a photograph without a quiet spot still fits into a contact file", async () => {
    const noise = await sharp(randomBytes(512 * 640 * 3), { raw: { width: 512, height: 640, channels: 3 } })
      .blur(0.8)
      .jpeg({ quality: 95 })
      .toBuffer();
    const { jpeg } = await images.prepare(dataUrl("jpeg", noise), "photo");
    expect(jpeg.length).toBeLessThan(60_000);
  });
});

describe("what is hidden in a picture", () => {
  const script = "<script>alert(document.cookie)</script>";

  test.each([
    [
      "a script behind a GIF",
      "gif",
      async () => Buffer.concat([await plainImage().gif().toBuffer(), Buffer.from(`=1;${script}`)]),
    ],
    [
      "a page behind a JPEG",
      "jpeg",
      async () => Buffer.concat([await plainImage().jpeg().toBuffer(), Buffer.from(`<html>${script}`)]),
    ],
    [
      "an archive behind a JPEG",
      "jpeg",
      async () => Buffer.concat([await plainImage().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${script}`)]),
    ],
    ["a text inside a PNG", "png", async () => pngWithText(await plainImage().png().toBuffer(), script)],
  ] as const)("%s is gone afterwards", async (_name, type, make) => {
    const polyglot = await make();
    expect(polyglot.includes(script)).toBe(true);
    const { webp, jpeg } = await images.prepare(dataUrl(type, polyglot), "photo");
    for (const form of [webp, jpeg]) {
      expect(form.includes("script")).toBe(false);
      expect(form.includes("PK\x03\x04")).toBe(false);
    }
  });
});

describe("many pictures at once", () => {
  test("a few wait, and whoever comes then is told to come back", async () => {
    const slow = dataUrl("jpeg", await slowImage());
    const crowd = await Promise.allSettled(Array.from({ length: 24 }, () => images.prepare(slow, "photo")));
    const turnedAway = crowd.filter((result) => result.status === "rejected");
    expect(turnedAway).toHaveLength(24 - 18);
    for (const { reason } of turnedAway) expect(reason).toMatchObject({ code: "unavailable" });

    const next = dataUrl("png", await plainImage().png().toBuffer());
    await expect(images.prepare(next, "photo")).resolves.toHaveProperty("hash");
  });
});

async function sizes(picture: string, kind: "photo" | "logo") {
  const { webp, jpeg } = await images.prepare(picture, kind);
  const size = async (form: Buffer) => {
    const { width, height } = await sharp(form).metadata();
    return [width, height];
  };
  return { webp: await size(webp), jpeg: await size(jpeg) };
}
