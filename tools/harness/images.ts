import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export type ImageType = "png" | "jpeg" | "webp" | "gif" | "svg+xml";
type Rgb = readonly [number, number, number];

export function dataUrl(type: ImageType, bytes: Uint8Array | string): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** A picture in one colour, to be written in any form. */
export function plainImage(background = "#907060", width = 80, height = 100) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Red on the left and blue on the right. */
export async function twoColours(width = 100, height = 50) {
  const right = await plainImage("#0000ff", width / 2, height)
    .png()
    .toBuffer();
  return plainImage("#ff0000", width, height).composite([{ input: right, left: width / 2, top: 0 }]);
}

/** Slow to unpack: some hundred milliseconds. */
export function slowImage(): Promise<Buffer> {
  return plainImage("#a06030", 3_000, 3_000)
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** A PNG of any size and of one bit a dot: 144 million black dots fit into 18 kilobytes. */
export function hugePng(width: number, height: number): Buffer {
  return blackPng({ width, height, bitDepth: 1, colourType: GREY, bitsPerDot: 1 });
}

/** As large as the number of dots allows, and of 48 bits a dot: 150 megabytes of them fit into 150 kilobytes. */
export function deepPng(width = 5_000, height = 5_000): Buffer {
  return blackPng({ width, height, bitDepth: 16, colourType: RGB, bitsPerDot: 48 });
}

const GREY = 0;
const RGB = 2;

type Png = { width: number; height: number; bitDepth: number; colourType: number; bitsPerDot: number };

function blackPng({ width, height, bitDepth, colourType, bitsPerDot }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bitDepth;
  header[9] = colourType;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil((width * bitsPerDot) / 8)) * height), { level: 9 });
  return pngFile([chunk("IHDR", header), chunk("IDAT", rows)]);
}

/** The same picture with a text inside, where viewers do not look. */
export function pngWithText(png: Buffer, text: string): Buffer {
  const afterHeader = 8 + 25;
  const comment = chunk("tEXt", Buffer.from(`Comment\0${text}`, "latin1"));
  return Buffer.concat([png.subarray(0, afterHeader), comment, png.subarray(afterHeader)]);
}

export async function pixelAt(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

/** How far apart two colours are, in their most different part. */
export function difference(one: readonly number[], other: Rgb): number {
  return Math.max(...other.map((value, index) => Math.abs(value - (one[index] ?? Number.NaN))));
}

function pngFile(chunks: readonly Buffer[]): Buffer {
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const file = Buffer.alloc(content.length + 8);
  file.writeUInt32BE(data.length, 0);
  content.copy(file, 4);
  file.writeUInt32BE(crc32(content), content.length + 4);
  return file;
}
