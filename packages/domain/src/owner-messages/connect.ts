import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./connect/en.ts";

export type ConnectWords = Translate<typeof english>;

/** Devices and programs that are connected to an account. */
export const connectTexts = defineOwnerArea({
  en: () => import("./connect/en.ts"),
  de: () => import("./connect/de.ts"),
  fr: () => import("./connect/fr.ts"),
  es: () => import("./connect/es.ts"),
  it: () => import("./connect/it.ts"),
  ar: () => import("./connect/ar.ts"),
  ja: () => import("./connect/ja.ts"),
});
