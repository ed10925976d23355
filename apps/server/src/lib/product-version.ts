import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serverFolder } from "./server-folder.ts";

export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(serverFolder, "package.json"), "utf8")) as {
    version: string;
  };
  return manifest.version;
}
