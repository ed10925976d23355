import { defineOwnerArea } from "../language/area.ts";

/** The home page. */
export const siteHome = defineOwnerArea({
  en: () => import("./site-home/en.ts"),
  de: () => import("./site-home/de.ts"),
});
