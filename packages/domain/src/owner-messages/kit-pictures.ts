import { defineOwnerArea } from "../language/area.ts";

/** In pictures of pieces: on the first page of the share kit and beside the piece itself. */
export const kitPictures = defineOwnerArea({
  en: () => import("./kit-pictures/en.ts"),
  de: () => import("./kit-pictures/de.ts"),
  fr: () => import("./kit-pictures/fr.ts"),
  es: () => import("./kit-pictures/es.ts"),
  it: () => import("./kit-pictures/it.ts"),
  ar: () => import("./kit-pictures/ar.ts"),
  ja: () => import("./kit-pictures/ja.ts"),
});
