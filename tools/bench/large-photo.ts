import sharp from "sharp";

const WIDTH = 2400;
const HEIGHT = 1800;
const MAX_BYTES = 1024 * 1024;

/** A photo of just under a megabyte, the largest that a card takes, as a data URL. */
export async function largePhoto(): Promise<string> {
  const noise = sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 18 },
    },
  });
  const pixels = await noise.blur(0.8).png().toBuffer();
  for (let quality = 90; quality > 20; quality -= 5) {
    const bytes = await sharp(pixels).jpeg({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) return `data:image/jpeg;base64,${bytes.toString("base64")}`;
  }
  throw new Error("No quality made the photo small enough.");
}
