import { defineOwnerArea } from "../language/area.ts";

/** How the installed app is described, and what its icon offers. */
export const appManifestTexts = defineOwnerArea({
  en: () => import("./app-manifest/en.ts"),
  de: () => import("./app-manifest/de.ts"),
});
