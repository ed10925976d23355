import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./admin/en.ts";

export type AdminText = Translate<typeof english>;

/** The pages of those who run the site, except what they do with cards. */
export const adminTexts = defineOwnerArea({
  en: () => import("./admin/en.ts"),
  de: () => import("./admin/de.ts"),
  fr: () => import("./admin/fr.ts"),
  es: () => import("./admin/es.ts"),
  it: () => import("./admin/it.ts"),
  ar: () => import("./admin/ar.ts"),
  ja: () => import("./admin/ja.ts"),
});
