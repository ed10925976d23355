import { defineOwnerArea } from "../language/area.ts";

/** What the first page of the share kit says of its pieces. */
export const kitOverview = defineOwnerArea({
  en: () => import("./kit-overview/en.ts"),
  de: () => import("./kit-overview/de.ts"),
  es: () => import("./kit-overview/es.ts"),
  ja: () => import("./kit-overview/ja.ts"),
  it: () => import("./kit-overview/it.ts"),
});
