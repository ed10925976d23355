import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-page/en.ts";

export type KitPageText = Translate<typeof english>;

/** The card as one file. */
export const kitPage = defineOwnerArea({
  en: () => import("./kit-page/en.ts"),
  de: () => import("./kit-page/de.ts"),
  fr: () => import("./kit-page/fr.ts"),
  es: () => import("./kit-page/es.ts"),
  it: () => import("./kit-page/it.ts"),
  ar: () => import("./kit-page/ar.ts"),
  ja: () => import("./kit-page/ja.ts"),
});
