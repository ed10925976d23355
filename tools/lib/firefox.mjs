import { installDebianPackage } from "./apt.mjs";
import { findProgram, isProgram } from "./programs.mjs";
import { run } from "./run.mjs";

const NAMES = [
  "/usr/bin/firefox-esr",
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const VERSION_TIMEOUT_SECONDS = 60;

/** Returns the environment variables that the tests in Firefox need, and why there is none if that is so. */
export async function provideFirefox(step) {
  const named = process.env.FIREFOX_PATH;
  if (named && !isProgram(named)) return missing(`FIREFOX_PATH names no program: ${named}`);
  const path = named || (await findFirefox()) || (await installFirefox(step));
  return path ? { env: { FIREFOX_PATH: path } } : missing("no Firefox is installed and none could be had");
}

/** The empty path tells Playwright to leave its tests out. */
function missing(reason) {
  return { env: { FIREFOX_PATH: "" }, missing: reason };
}

async function installFirefox(step) {
  await installDebianPackage("firefox-esr", step);
  return findFirefox();
}

/** One that runs: elsewhere than on Debian a script of this name may only ask for a snap. */
async function findFirefox() {
  for (const name of NAMES) {
    const path = findProgram([name]);
    if (!path) continue;
    const { code, output } = await run(path, ["--version"], { seconds: VERSION_TIMEOUT_SECONDS });
    if (code === 0 && output.includes("Firefox")) return path;
  }
  return undefined;
}
