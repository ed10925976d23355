import { existsSync } from "node:fs";
import { installDebianPackage } from "./apt.mjs";
import { findNode24, toolEnvironment, toolPath } from "./node24.mjs";
import { findProgram, isProgram } from "./programs.mjs";
import { run } from "./run.mjs";

const NAMES = [
  // The headless shell starts and renders in half the time of full Chromium.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const DOWNLOAD_TIMEOUT_SECONDS = 30 * 60;

/** The widths of Arial and Times, for which the product's fallback fonts are made; a browser alone may come without. */
const FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf";

/** Returns the environment variables that the browser tests need, or why no browser is available. */
export async function provideChromium(root, step) {
  if (!existsSync(FONT)) await installDebianPackage("fonts-liberation", step);
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) return { missing: `CHROMIUM_PATH names no program: ${named}` };
  const installed = named || findProgram(NAMES);
  if (installed) return { env: { CHROMIUM_PATH: installed } };

  await installDebianPackage("chromium-headless-shell", step);
  if (!findProgram(NAMES)) await installDebianPackage("chromium", step);
  const fromDebian = findProgram(NAMES);
  if (fromDebian) return { env: { CHROMIUM_PATH: fromDebian } };

  const { code } = await step("Downloading Chromium", "Tried to download Chromium", () =>
    run(findNode24(root), [toolPath(root, "playwright"), "install", "chromium"], {
      cwd: root,
      env: toolEnvironment(root),
      seconds: DOWNLOAD_TIMEOUT_SECONDS,
    }),
  );
  if (code === 0) return { env: {} };
  return { missing: "no Chromium is installed and none could be had" };
}
