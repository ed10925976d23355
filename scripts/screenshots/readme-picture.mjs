import { join } from "node:path";
import sharp from "sharp";
import { root } from "../lib/root.mjs";
import { settle } from "./visitors.mjs";
import { writePicture } from "./write-picture.mjs";

/** The first screen of the home page at a desk. As PNG, which every place that shows a README can draw. */
export async function takeReadmePicture({ visit }) {
  await visit({ viewport: { width: 1280, height: 800 }, scale: 1.5 }, async (page) => {
    await page.goto("/");
    await settle(page);
    const png = await page.screenshot({ animations: "disabled" });
    const small = await sharp(png)
      .png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 })
      .toBuffer();
    await writePicture(join(root, "docs", "images", "home.png"), small);
  });
}
