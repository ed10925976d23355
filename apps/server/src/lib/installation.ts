import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { basename, dirname, join, sep } from "node:path";

/** The folder of apps/server, both from source and from the build. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) as string);

export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(serverFolder, "package.json"), "utf8")) as {
    version: string;
  };
  return manifest.version;
}

const sourceFolder = join(serverFolder, "src");

/** The file of a worker thread: its source, or what vite.config.ts makes of it. `path` is below src, without an ending. */
export function workerFile(path: string): string {
  // Commands are built into a folder of their own, beside the server's build.
  const isSource = `${import.meta.dirname}${sep}`.startsWith(`${sourceFolder}${sep}`);
  return isSource ? join(sourceFolder, `${path}.ts`) : join(serverFolder, "build", `${basename(path)}.js`);
}

/** The folder into which the package's commands are built. */
const isPackaged = import.meta.url.includes("/build-cli/");

/** How an operator calls a command: from the package, or from a checkout. */
export function commandLine(name: string, ...args: readonly string[]): string {
  return [isPackaged ? `visita ${name}` : `npm run ${name} --`, ...args].join(" ");
}
