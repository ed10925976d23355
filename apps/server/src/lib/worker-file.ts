import { basename, join, sep } from "node:path";
import { serverFolder } from "./server-folder.ts";

const sourceFolder = join(serverFolder, "src");

/** The file of a worker thread: its source, or what vite.config.ts makes of it. `path` is below src, without an ending. */
export function workerFile(path: string): string {
  // Commands are built into a folder of their own, beside the server's build.
  const isSource = `${import.meta.dirname}${sep}`.startsWith(`${sourceFolder}${sep}`);
  return isSource ? join(sourceFolder, `${path}.ts`) : join(serverFolder, "build", `${basename(path)}.js`);
}
