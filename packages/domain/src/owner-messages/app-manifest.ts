import { defineOwnerArea } from "../language/area.ts";

/** How the installed app is described, and what its icon offers. */
export const appManifestTexts = defineOwnerArea({
  en: () => import("./app-manifest/en.ts"),
  de: () => import("./app-manifest/de.ts"),
  fr: () => import("./app-manifest/fr.ts"),
  es: () => import("./app-manifest/es.ts"),
  it: () => import("./app-manifest/it.ts"),
  ar: () => import("./app-manifest/ar.ts"),
  ja: () => import("./app-manifest/ja.ts"),
});
