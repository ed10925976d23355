import { defineOwnerArea } from "../language/area.ts";

/** What the first page of the share kit says of its pieces. */
export const kitOverview = defineOwnerArea({
  en: () => import("./kit-overview/en.ts"),
  de: () => import("./kit-overview/de.ts"),
  fr: () => import("./kit-overview/fr.ts"),
  es: () => import("./kit-overview/es.ts"),
  it: () => import("./kit-overview/it.ts"),
  ar: () => import("./kit-overview/ar.ts"),
  ja: () => import("./kit-overview/ja.ts"),
});
