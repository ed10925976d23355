/** Takes the pictures named on the command line, "site" or "readme", from a product with demo data of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { showError } from "../lib/plain-error.mjs";
import { channelsPicture } from "./channels-picture.mjs";
import { addMoreCards } from "./more-cards.mjs";
import { startProduct } from "./product.mjs";
import { takeReadmePictures } from "./readme-picture.mjs";
import { takeSlides } from "./slides.mjs";
import { takeStages } from "./stages.mjs";
import { takeStory } from "./story.mjs";
import { createVisitors } from "./visitors.mjs";

const folder = await mkdtemp(join(tmpdir(), "visita-screenshots-"));
let product;
let browser;
try {
  product = await startProduct(folder);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    chromiumSandbox: false,
    args: ["--disable-background-networking", "--force-color-profile=srgb"],
  });
  const visitors = createVisitors(browser, product);
  if (process.argv[2] === "readme") await takeReadmePictures(visitors);
  else {
    await takeStory(visitors);
    await addMoreCards(visitors);
    await takeSlides(visitors);
    await takeStages(visitors);
    await channelsPicture();
  }
} catch (error) {
  showError(error);
  process.exitCode = 1;
} finally {
  await browser?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
}
