import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./admin-cards/en.ts";

export type AdminCardsText = Translate<typeof english>;

/** What those who run the site do with cards and reports. */
export const adminCards = defineOwnerArea({
  en: () => import("./admin-cards/en.ts"),
  de: () => import("./admin-cards/de.ts"),
  fr: () => import("./admin-cards/fr.ts"),
  es: () => import("./admin-cards/es.ts"),
  it: () => import("./admin-cards/it.ts"),
  ar: () => import("./admin-cards/ar.ts"),
  ja: () => import("./admin-cards/ja.ts"),
});
