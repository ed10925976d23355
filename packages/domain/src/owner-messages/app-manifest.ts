import { defineOwnerArea } from "../language/area.ts";
import english from "./app-manifest/en.ts";

/** How the installed app is described, and what its icon offers. */
export const appManifestTexts = defineOwnerArea({ en: english });
