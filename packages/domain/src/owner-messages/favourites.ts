import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./favourites/en.ts";

export type FavouriteWords = Translate<typeof english>;

/** The cards of others that an owner keeps. */
export const favouriteTexts = defineOwnerArea({
  en: () => import("./favourites/en.ts"),
  de: () => import("./favourites/de.ts"),
  fr: () => import("./favourites/fr.ts"),
  es: () => import("./favourites/es.ts"),
  it: () => import("./favourites/it.ts"),
  ar: () => import("./favourites/ar.ts"),
  ja: () => import("./favourites/ja.ts"),
});
