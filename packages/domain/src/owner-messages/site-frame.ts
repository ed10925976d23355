import { defineOwnerArea } from "../language/area.ts";

/** What stands around the public pages, and what is said where a page could not be shown. */
export const siteFrame = defineOwnerArea({
  en: () => import("./site-frame/en.ts"),
  de: () => import("./site-frame/de.ts"),
});
