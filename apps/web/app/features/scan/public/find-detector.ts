import type { CodePicture } from "../code-picture.ts";

/** TypeScript's DOM library does not have it. */
type Detector = {
  new (options: {
    formats: string[];
  }): {
    detect(picture: CodePicture): Promise<{ rawValue: string; boundingBox: DOMRectReadOnly }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
};

/** What the browser reads QR codes with, if it does. */
export async function findDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: Detector };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes("qr_code") ? BarcodeDetector : undefined;
}
