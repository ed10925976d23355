import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser, type OtherBrowser } from "./e2e/other-browsers/find-browsers.ts";
import type { BrowserOption } from "./e2e/other-browsers/fixtures.ts";

const DEBIAN_CHROMIUM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);
/** `npm run test:all`; `npm test` leaves out other browsers and what is tagged @all. */
const isWhole = process.env.TEST_SCOPE === "all";
const OTHER_BROWSERS: OtherBrowser[] = isWhole ? ["firefox", "webkit"] : [];

export default defineConfig<object, BrowserOption>({
  testDir: "e2e",
  ...(!isWhole && { grepInvert: /@all/ }),
  projects: [
    { name: "chromium", testIgnore: "other-browsers/**" },
    ...OTHER_BROWSERS.filter(findBrowser).map((name) => ({
      name,
      testDir: "e2e/other-browsers",
      // WebKit's driver cannot print.
      testIgnore: name === "webkit" ? "print.spec.ts" : [],
      use: { browserToDrive: name },
    })),
  ],
  outputDir: "test-results",
  // A test often waits for a page or its clock, so one more than the cores of a small machine.
  workers: Math.max(3, availableParallelism()),
  retries: process.env.CI === "true" ? 1 : 0,
  forbidOnly: process.env.CI === "true",
  // These end what hangs. Beside ten times as much work as there are cores, a test may take minutes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  globalTimeout: 7_200_000,
  reporter: "list",
  use: {
    browserName: "chromium",
    // What cannot be pressed is told before the whole test ends.
    actionTimeout: 120_000,
    trace: "off",
    // A worker would answer before the routes that a test puts in its way.
    serviceWorkers: "block",
    launchOptions: {
      // Without either, Playwright uses the browser that it downloaded itself.
      executablePath: process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM,
      chromiumSandbox: false,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
      ],
    },
  },
});
