import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Scripts and style sheets of the product, without tests: [path, text]. */
export function readSources(root) {
  const tracked = ["ls-files", "--cached", "--others", "--exclude-standard", "apps", "packages"];
  const paths = execFileSync("git", tracked, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return paths
    .split("\n")
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$|\/test\//.test(path))
    .map((path) => [path, readSource(join(root, path))])
    .filter(([, text]) => text !== undefined);
}

/** Undefined for a file that was deleted and is not committed yet. */
function readSource(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
