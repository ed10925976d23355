import { defineOwnerArea } from "../language/area.ts";

/** Insights as a table to download; ways by which people came are called as in `insights`. */
export const insightsTableTexts = defineOwnerArea({
  en: () => import("./insights-table/en.ts"),
  de: () => import("./insights-table/de.ts"),
  fr: () => import("./insights-table/fr.ts"),
  es: () => import("./insights-table/es.ts"),
  it: () => import("./insights-table/it.ts"),
  ar: () => import("./insights-table/ar.ts"),
  ja: () => import("./insights-table/ja.ts"),
});
