import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-background/en.ts";

export type KitBackgroundText = Translate<typeof english>;

/** Backgrounds for calls and lock screens. */
export const kitBackground = defineOwnerArea({
  en: () => import("./kit-background/en.ts"),
  de: () => import("./kit-background/de.ts"),
  fr: () => import("./kit-background/fr.ts"),
  es: () => import("./kit-background/es.ts"),
  it: () => import("./kit-background/it.ts"),
  ar: () => import("./kit-background/ar.ts"),
  ja: () => import("./kit-background/ja.ts"),
});
