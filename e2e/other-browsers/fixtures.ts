import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { productTest } from "../fixtures.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";
import { findBrowser, type OtherBrowser } from "./find-browsers.ts";
import { launchFirefox } from "./firefox.ts";
import { launchWebkit } from "./webkit.ts";

const LAUNCH = { firefox: launchFirefox, webkit: launchWebkit };

/** Set by the project. */
export type BrowserOption = { browserToDrive: OtherBrowser };

type Fixtures = {
  /** A window of a visitor whom the product does not know. */
  drivenPage: DrivenPage;
  /** The text of a saved file, once it is there. */
  readDownload: (name: string) => Promise<string>;
};

export const test = productTest.extend<Fixtures, BrowserOption & { browserProcess: DrivenBrowser }>({
  browserToDrive: ["firefox", { option: true, scope: "worker" }],

  browserProcess: [
    async ({ browserToDrive }, use) => {
      const program = findBrowser(browserToDrive);
      if (!program) throw new Error(`There is no ${browserToDrive}.`);
      const browser = await LAUNCH[browserToDrive](program);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  drivenPage: async ({ browserProcess }, use) => {
    const page = await browserProcess.newPage();
    await use(page);
    await page.close();
  },

  readDownload: async ({ browserProcess: { downloads } }, use) => {
    await use(async (name) => {
      // Firefox makes an empty file of that name before the bytes have come.
      const read = async () => ((await readdir(downloads)).includes(name) ? readText(name) : "");
      const readText = (file: string) => readFile(join(downloads, file), "utf8");
      await expect.poll(read).not.toBe("");
      return read();
    });
  },
});

export { expect };
