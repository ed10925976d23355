import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One hash over names and contents of files and folders, independent of modification times. */
export function fingerprint(root, sources, isLeftOut = () => false) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => listFiles(root, source, isLeftOut))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function listFiles(root, path, isLeftOut) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat || isLeftOut(path)) return [];
  if (!stat.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listFiles(root, `${path}/${name}`, isLeftOut));
}
