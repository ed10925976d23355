import { defineOwnerArea } from "../language/area.ts";

/** The accessibility statement. */
export const siteAccessibility = defineOwnerArea({
  en: () => import("./site-accessibility/en.ts"),
  de: () => import("./site-accessibility/de.ts"),
});
