import { join } from "node:path";
import { root } from "../lib/root.mjs";
import { EXAMPLE_PAGES, openExample } from "./story.mjs";
import { settle } from "./visitors.mjs";
import { writePng } from "./write-picture.mjs";

const DESK = { width: 1280, height: 800 };
const imageFile = (name) => join(root, "docs", "images", `${name}.png`);

/** The first screen of the home page at a desk, and pages of the example account. */
export async function takeReadmePictures({ visit }) {
  await visit({ viewport: DESK, scale: 1.5 }, async (page) => {
    await page.goto("/");
    // The header says who is signed in once the page is hydrated.
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
    await settle(page);
    await writePng(imageFile("home"), await page.screenshot({ animations: "disabled" }));
  });
  for (const example of EXAMPLE_PAGES) {
    await visit({ account: "demo-account", viewport: DESK, scale: 1 }, async (page) => {
      await openExample(page, example);
      await writePng(imageFile(example.name), await page.screenshot({ animations: "disabled" }));
    });
  }
}
