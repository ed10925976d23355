// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { vi } from "vitest";

/** What every image decodes to. */
const DECODED = { width: 400, height: 500 };
/** What every canvas is encoded to. */
const ENCODED = "new";

class FakeBitmap {
  readonly width = DECODED.width;
  readonly height = DECODED.height;
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

class FakeImage {
  readonly naturalWidth = DECODED.width;
  readonly naturalHeight = DECODED.height;
  onload = () => {};
  set src(_url: string) {
    queueMicrotask(() => this.onload());
  }
}

/** What the canvas below gives as a JPEG. */
export const ENCODED_JPEG = `data:image/jpeg;base64,${btoa(ENCODED)}`;

/** jsdom has neither a decoder nor a canvas; e2e/workshop.spec.ts runs the real ones. */
export function stubImagePlatform() {
  const createImageBitmap = vi.fn(async (_file: Blob) => new FakeBitmap());
  vi.stubGlobal("createImageBitmap", createImageBitmap);
  // Not undone after a test: images are freed when its page is taken down.
  Object.assign(globalThis, { ImageBitmap: FakeBitmap });
  vi.stubGlobal("Image", FakeImage);
  URL.createObjectURL = () => `blob:${crypto.randomUUID()}`;
  URL.revokeObjectURL = () => {};
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, "getContext").mockReturnValue({ drawImage() {}, fillRect() {} } as never);
  vi.spyOn(canvas, "toBlob").mockImplementation((done, type) => done(new Blob([ENCODED], { type })));
  return { createImageBitmap };
}
