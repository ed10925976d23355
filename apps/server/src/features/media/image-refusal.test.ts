import { randomBytes } from "node:crypto";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { describe, expect, test } from "vitest";
import { dataUrl, deepPng, hugePng, plainImage, slowImage } from "../../../../../tools/harness/images.ts";
import { createImagePipeline } from "./image.service.ts";

const images = createImagePipeline();
const NOT_AN_IMAGE = { code: "invalid_input", message: CARD_MESSAGES.notAnImage };
const TOO_LARGE = { code: "payload_too_large", message: CARD_MESSAGES.imageTooLarge };

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const png = await plainImage().png().toBuffer();
/** Noise does not compress, so half of the file is half of the image. */
const noisy = plainImage("#907060", 300, 300).composite([
  { input: randomBytes(300 * 300 * 3), raw: { width: 300, height: 300, channels: 3 } },
]);
const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

const hostile: [string, string][] = [
  ["nothing at all", ""],
  ["an empty file", dataUrl("png", "")],
  ["the address of another site", "https://pictures.example/one.png"],
  ["a script as an address", "javascript:alert(1)"],
  ["a page", `data:text/html;base64,${Buffer.from(SVG).toString("base64")}`],
  ["a drawing with a script", dataUrl("svg+xml", SVG)],
  ["a drawing that is named a PNG", dataUrl("png", SVG)],
  ["a drawing behind a sign for the order of bytes", dataUrl("png", `\ufeff${SVG}`)],
  ["a drawing that begins like a GIF", dataUrl("gif", `GIF89a/*${SVG}*/`)],
  ["a script that begins like a GIF", dataUrl("gif", "GIF89a/*\0\0*/=1;alert(1)")],
  ["a JPEG that is named a PNG", dataUrl("png", await plainImage().jpeg().toBuffer())],
  ["a PNG that is named a WebP", dataUrl("webp", png)],
  ["a TIFF", dataUrl("png", await plainImage().tiff().toBuffer())],
  ["an AVIF", dataUrl("webp", await plainImage().avif().toBuffer())],
  ["half a PNG", dataUrl("png", halfOf(await noisy.clone().png().toBuffer()))],
  ["half a JPEG", dataUrl("jpeg", halfOf(await noisy.clone().jpeg().toBuffer()))],
  ["half a WebP", dataUrl("webp", halfOf(await noisy.clone().webp().toBuffer()))],
  ["half a GIF", dataUrl("gif", halfOf(await noisy.clone().gif().toBuffer()))],
  ["the first bytes of a PNG", dataUrl("png", png.subarray(0, 8))],
  ["base64 with other signs in it", dataUrl("png", png).replace("A", "*")],
  ["base64 with a line break", `${dataUrl("png", png)}\n`],
  ["base64 for addresses", dataUrl("png", Buffer.concat([png, Buffer.from([251, 255])])).replace(/\+/g, "-")],
  ["base64 that goes on behind its end", `${dataUrl("png", Buffer.concat([png, Buffer.from("a")]))}AAAA`],
  ["parameters in the type", dataUrl("png", png).replace(";base64", ";charset=utf-8;base64")],
  ["a type in capitals", dataUrl("png", png).replace("image/png", "IMAGE/PNG")],
  ["144 million dots", dataUrl("png", hugePng(12_000, 12_000))],
  ["a line of 20 million dots", dataUrl("png", hugePng(20_000_000, 1))],
  ["a column of a million dots", dataUrl("png", hugePng(1, 1_000_000))],
  ["25 million dots of 16 bits a colour", dataUrl("png", deepPng())],
];

describe("what is no picture is refused", () => {
  test.each(hostile)("%s", async (_name, sent) => {
    await expect(images.prepare(sent, "photo")).rejects.toMatchObject(NOT_AN_IMAGE);
  });

  test("an interlaced picture that would fill the memory", async () => {
    const deep = plainImage("#000000", 3_600, 3_600).ensureAlpha().toColourspace("rgb16");
    const interlaced = await deep.png({ progressive: true }).toBuffer();
    await expect(images.prepare(dataUrl("png", interlaced), "photo")).rejects.toMatchObject(NOT_AN_IMAGE);
  });

  test("one byte more than a megabyte", async () => {
    const padded = (bytes: number) => dataUrl("png", Buffer.concat([png, Buffer.alloc(bytes - png.length)]));
    await expect(images.prepare(padded(1_048_576), "photo")).resolves.toHaveProperty("hash");
    await expect(images.prepare(padded(1_048_577), "photo")).rejects.toMatchObject(TOO_LARGE);
    await expect(images.prepare(padded(3_000_000), "photo")).rejects.toMatchObject(TOO_LARGE);
  });

  test("without taking the places of the pictures of others", async () => {
    const slow = dataUrl("jpeg", await slowImage());
    const bomb = dataUrl("png", hugePng(9_000, 9_000));
    const bombs = Array.from({ length: 50 }, () => images.prepare(bomb, "logo", "somebody"));
    const pictures = Array.from({ length: 16 }, (_, at) => images.prepare(slow, "photo", `account ${at}`));
    const refused = await Promise.allSettled(bombs);
    expect(refused.every(({ status }) => status === "rejected")).toBe(true);
    await expect(Promise.all(pictures)).resolves.toHaveLength(16);
  });
});
