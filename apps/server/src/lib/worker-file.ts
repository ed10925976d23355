import { basename, join, sep } from "node:path";
import { serverFolder } from "./server-folder.ts";

const buildFolder = join(serverFolder, "build");

/** The file of a worker thread: its source, or what vite.config.ts makes of it. `path` is below src, without an ending. */
export function workerFile(path: string): string {
  const isBuilt = `${import.meta.dirname}${sep}`.startsWith(`${buildFolder}${sep}`);
  return isBuilt ? join(buildFolder, `${basename(path)}.js`) : join(serverFolder, "src", `${path}.ts`);
}
