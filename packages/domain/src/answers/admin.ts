import { defineOwnerArea } from "../language/area.ts";

/** Of the admin pages. */
export const adminAnswers = defineOwnerArea({
  en: () => import("./admin/en.ts"),
  de: () => import("./admin/de.ts"),
  fr: () => import("./admin/fr.ts"),
  es: () => import("./admin/es.ts"),
  it: () => import("./admin/it.ts"),
  ar: () => import("./admin/ar.ts"),
  ja: () => import("./admin/ja.ts"),
});
