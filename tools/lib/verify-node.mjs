import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./plain-error.mjs";

/**
 * By version and platform: the archive of Node's release, its checksum in the signed SHASUMS256.txt, and the checksum of
 * the executable in that archive.
 */
const RELEASES = JSON.parse(readFileSync(new URL("node-checksums.json", import.meta.url), "utf8"));

/**
 * Compares the Node that an npm package brought with Node's own release, before it runs for the first time. One that
 * differs is deleted, so that no later command can start it.
 */
export function verifyNode(root, releases = RELEASES) {
  const platforms = new Set(Object.values(releases).flatMap(Object.keys));
  for (const platform of platforms) verifyPackage(root, platform, releases);
}

function verifyPackage(root, platform, releases) {
  const folder = join(root, "node_modules", `node-${platform}`);
  if (!existsSync(folder)) return;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const executable = join(folder, "bin", platform.startsWith("win") ? "node.exe" : "node");
  const expected = releases[version]?.[platform]?.executableSha256;
  if (expected && expected === sha256Of(executable)) return;
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(root, "node_modules", ".bin", "node"), { force: true });
  throw new PlainError(
    expected
      ? `The Node ${version} that npm brought for ${platform} is not the one that nodejs.org released. It was deleted.`
      : `tools/lib/node-checksums.json has no checksum of Node ${version} for ${platform}. Add it from nodejs.org.`,
  );
}

function sha256Of(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
