import { existsSync } from "node:fs";

/** As scripts/test.mjs has found or installed it, which sets an empty path when there is none; by itself Debian's. */
export function findFirefox(): string | undefined {
  const given = process.env["FIREFOX_PATH"];
  if (given !== undefined) return given || undefined;
  return existsSync("/usr/bin/firefox-esr") ? "/usr/bin/firefox-esr" : undefined;
}
