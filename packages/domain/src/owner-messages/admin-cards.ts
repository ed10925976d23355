import { defineOwnerArea } from "../language/area.ts";

/** What those who run the site do with cards and reports. */
export const adminCards = defineOwnerArea({
  en: () => import("./admin-cards/en.ts"),
  de: () => import("./admin-cards/de.ts"),
});
