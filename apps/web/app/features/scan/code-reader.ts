/** Reads QR codes in pictures, by the browser itself or by zxing where it cannot. */
import { type CodePicture, type CodeReader, placeIn, sizeOf } from "./code-picture.ts";

/** TypeScript's DOM library does not have it. */
type Detector = {
  new (options: {
    formats: string[];
  }): {
    detect(picture: CodePicture): Promise<{ rawValue: string; boundingBox: DOMRectReadOnly }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
};

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
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: Detector };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes("qr_code")) {
    const { createZxingReader } = await import("./zxing-reader.ts");
    return createZxingReader();
  }
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (picture) => {
    const [code] = await detector.detect(picture);
    if (!code) return null;
    const { x, y, width, height } = code.boundingBox;
    return { text: code.rawValue, place: placeIn(sizeOf(picture), { x, y, width, height }) };
  };
}
