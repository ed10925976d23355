import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { type CodePicture, type CodeReader, placeIn, sizeOf } from "./code-picture.ts";

/** Of a frame of the camera: 25 ms on a phone, and enough for a code that fills a quarter of it. */
const FRAME_MAX_PX = 960;

/** By default the package would fetch its program from another host; ours serves the file that it ships. */
export async function createZxingReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws no pictures.");

  return async (picture) => {
    const isFrame = picture instanceof HTMLVideoElement;
    draw(picture, isFrame ? FRAME_MAX_PX : Number.POSITIVE_INFINITY);
    const [code] = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), {
      formats: ["QRCode"],
      // Of a photo there is one try; the next frame comes by itself.
      tryHarder: !isFrame,
      tryRotate: !isFrame,
      tryInvert: !isFrame,
      tryDownscale: true,
      maxNumberOfSymbols: 1,
      textMode: "Plain",
    });
    if (!code?.isValid) return null;
    const corners = Object.values(code.position);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    return { text: code.text, place: placeIn(canvas, box) };
  };

  function draw(picture: CodePicture, maxPx: number): void {
    const { width, height } = sizeOf(picture);
    const scale = Math.min(1, maxPx / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
}
