import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { PlainError } from "../lib/plain-error.mjs";
import { root } from "../lib/root.mjs";

export const ASSETS = join(root, "apps", "web", "app", "assets");

/** As AVIF at a fixed width. Fails above the size limit, because a larger image would slow the page unnoticed. */
export async function writeAvif(file, png, { width, quality = 58, limitKb = 60 }) {
  // More effort takes six times as long and saves four percent.
  const bytes = await sharp(png)
    .resize({ width })
    .avif({ quality, effort: 2, chromaSubsampling: "4:4:4" })
    .toBuffer();
  if (bytes.length > limitKb * 1024) {
    throw new PlainError(`${file} has ${Math.round(bytes.length / 1024)} KB, more than ${limitKb}.`);
  }
  await writePicture(join(ASSETS, file), bytes);
}

/** With a palette of its own. For what is shown where AVIF is not known: READMEs, chat programs. */
export async function writePng(path, png) {
  const small = await sharp(png)
    .png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 })
    .toBuffer();
  await writePicture(path, small);
}

export async function writePicture(path, bytes) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  process.stdout.write(`${relative(root, path)}, ${Math.ceil(bytes.length / 1024)} KB\n`);
}
