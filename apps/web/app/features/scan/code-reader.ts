/** Reads QR codes in pictures, by the browser itself or by zxing where it cannot. */
import { type CodeReader, placeIn, sizeOf } from "./code-picture.ts";
import { findDetector } from "./public/find-detector.ts";

let loading: Promise<CodeReader> | undefined;

export function loadCodeReader(): Promise<CodeReader> {
  loading ??= chooseReader().catch((error: unknown) => {
    // The next code tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function chooseReader(): Promise<CodeReader> {
  const Detector = await findDetector();
  if (!Detector) {
    const { createZxingReader } = await import("./zxing-reader.ts");
    return createZxingReader();
  }
  const detector = new Detector({ formats: ["qr_code"] });
  return async (picture) => {
    const [code] = await detector.detect(picture);
    if (!code) return null;
    const { x, y, width, height } = code.boundingBox;
    return { text: code.rawValue, place: placeIn(sizeOf(picture), { x, y, width, height }) };
  };
}
