import { existsSync } from "node:fs";

/** The programs that each needs: the first is the one that is started to drive it. */
const DEBIAN = {
  firefox: ["/usr/bin/firefox-esr"],
  webkit: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
};
const VARIABLES = { firefox: "FIREFOX_PATH", webkit: "WEBKIT_DRIVER_PATH" };

export type OtherBrowser = keyof typeof DEBIAN;

/** As tools/test.mjs has found or installed it, which sets an empty path when there is none; by itself Debian's. */
export function findBrowser(name: OtherBrowser): string | undefined {
  const given = process.env[VARIABLES[name]];
  if (given !== undefined) return given || undefined;
  return DEBIAN[name].every(existsSync) ? DEBIAN[name][0] : undefined;
}
