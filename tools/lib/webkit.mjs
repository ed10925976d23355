import { installDebianPackage } from "./apt.mjs";
import { findProgram, isProgram } from "./programs.mjs";

const DRIVER = ["/usr/bin/WebKitWebDriver", "WebKitWebDriver"];
/** WebKitGTK's browser needs a display. */
const DISPLAY = ["Xvfb"];

/** Returns the environment variables that the tests in WebKit need, and why there is none if that is so. */
export async function provideWebkit(step) {
  const named = process.env.WEBKIT_DRIVER_PATH;
  if (named && !isProgram(named)) return missing(`WEBKIT_DRIVER_PATH names no program: ${named}`);
  if (!findProgram(DISPLAY)) await installDebianPackage("xvfb", step);
  if (!findProgram(DISPLAY)) return missing("Xvfb is not installed and could not be had");
  const path = named || findProgram(DRIVER) || (await installDriver(step));
  return path
    ? { env: { WEBKIT_DRIVER_PATH: path } }
    : missing("WebKitWebDriver is not installed and could not be had");
}

/** The empty path tells Playwright to leave its tests out. */
function missing(reason) {
  return { env: { WEBKIT_DRIVER_PATH: "" }, missing: reason };
}

async function installDriver(step) {
  await installDebianPackage("webkit2gtk-driver", step);
  return findProgram(DRIVER);
}
