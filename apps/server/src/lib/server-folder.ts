import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The folder of apps/server, both from source and from the build. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) as string);
