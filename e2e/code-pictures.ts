import { writeFile } from "node:fs/promises";
import QRCode from "qrcode";
import sharp from "sharp";

export function vcard(name: string, ...lines: string[]): string {
  return ["BEGIN:VCARD", "VERSION:3.0", `FN:${name}`, ...lines, "END:VCARD"].join("\r\n");
}

const FRAME = { width: 640, height: 480 };
const FRAMES_PER_CODE = 45;

/** A photo of a code as somebody takes one: turned a little, on a table. */
export async function photoOfCode(text: string, size = { width: 1_200, height: 900 }): Promise<Buffer> {
  const side = Math.round(size.height * 0.5);
  const code = await QRCode.toBuffer(text, { width: side, margin: 4, errorCorrectionLevel: "M" });
  const turned = await sharp(code).rotate(5, { background: "#6d5c48" }).toBuffer();
  return sharp({ create: { ...size, channels: 3, background: "#6d5c48" } })
    .composite([{ input: turned, gravity: "center" }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** What a camera sees that is held at one code after the other, as Motion JPEG, which Chromium plays in a loop. */
export async function writeVideoOfCodes(file: string, texts: readonly string[]): Promise<void> {
  const frames = await Promise.all(texts.map((text) => photoOfCode(text, FRAME)));
  await writeFile(file, Buffer.concat(frames.flatMap((frame) => Array(FRAMES_PER_CODE).fill(frame))));
}
