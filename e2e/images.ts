import type { Page } from "@playwright/test";

type Drawing = {
  width: number;
  height: number;
  left: string;
  right: string;
  /** Transparent pixels around the drawing and between its halves. */
  margin?: number;
  gap?: number;
};

/** An image of two colours side by side, drawn and encoded by the browser. */
export async function drawImage(page: Page, drawing: Drawing, type = "image/png"): Promise<Buffer> {
  const url = await page.evaluate(
    ([{ width, height, left, right, margin = 0, gap = 0 }, form]) => {
      const canvas = document.createElement("canvas");
      canvas.width = width + 2 * margin;
      canvas.height = height + 2 * margin;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      const half = (width - gap) / 2;
      context.fillStyle = left;
      context.fillRect(margin, margin, half, height);
      context.fillStyle = right;
      context.fillRect(margin + half + gap, margin, half, height);
      return canvas.toDataURL(form, 1);
    },
    [drawing, type] as const,
  );
  return bytesOf(url);
}

/** A JPEG of random pixels, which compresses worst. */
export async function noise(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const url = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    const image = context.createImageData(width, height);
    for (let index = 0; index < image.data.length; index += 1) {
      image.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL("image/jpeg", 1);
  }, size);
  return bytesOf(url);
}

/** The same JPEG with the EXIF orientation "rotate 90° clockwise". */
export function withExifRotation(jpeg: Buffer): Buffer {
  const orientation = "0112" + "0003" + "00000001" + "0006" + "0000";
  const exif = Buffer.from(`457869660000${"4d4d002a00000008"}${"0001"}${orientation}${"00000000"}`, "hex");
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** The size of an image and the colour of one pixel, at fractions of its width and height. */
export function pixelOf(page: Page, url: string, across: number, down = 0.5) {
  return page.evaluate(
    async ([src, x, y]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const [red = 0, , blue = 0, alpha = 0] =
        context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? [];
      const color = alpha < 16 ? "transparent" : red > blue ? "red" : "blue";
      return { width, height, color };
    },
    [url, across, down] as const,
  );
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
