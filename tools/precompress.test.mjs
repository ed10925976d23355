import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "./precompress.mjs";
import { makeTree } from "./testing/fixture-tree.mjs";

const script = "export const greeting = 'hello';\n".repeat(100);

test("text files get smaller copies that unpack to the same bytes", async () => {
  const folder = makeTree({ "assets/app.js": script });
  await precompress(folder);
  const brotli = readFileSync(join(folder, "assets/app.js.br"));
  const gzip = readFileSync(join(folder, "assets/app.js.gz"));
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(gunzipSync(gzip).toString()).toBe(script);
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(script.length);
});

test("small files, source maps and pictures stay alone", async () => {
  const folder = makeTree({ "small.js": script.slice(0, 900), "app.js.map": script, "photo.webp": script });
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(["app.js.map", "photo.webp", "small.js"]);
});
