import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** Where the server's package lies, whether it runs from its sources or from its build. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) as string);
