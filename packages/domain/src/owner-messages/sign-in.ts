import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./sign-in/en.ts";

export type SignInText = Translate<typeof english>;

/** The page for signing in, and the one for its security code. */
export const signInTexts = defineOwnerArea({
  en: () => import("./sign-in/en.ts"),
  de: () => import("./sign-in/de.ts"),
  fr: () => import("./sign-in/fr.ts"),
  es: () => import("./sign-in/es.ts"),
  it: () => import("./sign-in/it.ts"),
  ar: () => import("./sign-in/ar.ts"),
  ja: () => import("./sign-in/ja.ts"),
});
