import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { withWidth } from "../../../lib/drawing/scene-svg.ts";
import { loadSharp } from "../../../lib/load-libraries.ts";

type Reader = typeof import("zxing-wasm/reader");

let loading: Promise<Reader> | undefined;

/** By default the package would fetch its program from the network; it ships the file too. */
function loadReader(): Promise<Reader> {
  loading ??= (async () => {
    const reader = await import("zxing-wasm/reader");
    const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
    const bytes = await readFile(file);
    const wasmBinary = bytes.buffer.slice(
      bytes.byteOffset,
      bytes.byteOffset + bytes.byteLength,
    ) as ArrayBuffer;
    await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    return reader;
  })().catch((error: unknown) => {
    // The next code tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What a second program reads in a picture of a code at a width in pixels; null when it reads nothing. */
export async function readBack(svg: string, width: number): Promise<string | null> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(Buffer.from(withWidth(svg, width)))
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { readBarcodes } = await loadReader();
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  // The shape of the browser's ImageData, which Node does not have.
  const image = { data: pixels, width: info.width, height: info.height, colorSpace: "srgb" };
  const [code] = await readBarcodes(image as unknown as Parameters<typeof readBarcodes>[0], {
    formats: ["QRCode"],
    tryHarder: false,
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
    maxNumberOfSymbols: 1,
    textMode: "Plain",
  });
  return code?.isValid ? code.text : null;
}
