/** Writes .br and .gz files beside every built asset that compresses, so that no request has to. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = new Set([
  ".js",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".html",
  ".webmanifest",
  ".ico",
  ".wasm",
]);
// Smaller responses fit into one packet uncompressed.
const SMALLEST_BYTES = 1024;

const compressors = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(precompressFile));
}

async function precompressFile(file) {
  const content = await readFile(file);
  if (content.length <= SMALLEST_BYTES) return;
  for (const [extension, compress] of Object.entries(compressors)) {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(file + extension, compressed);
  }
}
