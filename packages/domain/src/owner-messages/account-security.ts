import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./account-security/en.ts";

export type AccountSecurityWords = Translate<typeof english>;

/** How an owner signs in, and where: password, passkeys and devices. */
export const accountSecurityTexts = defineOwnerArea({
  en: () => import("./account-security/en.ts"),
  de: () => import("./account-security/de.ts"),
  fr: () => import("./account-security/fr.ts"),
  es: () => import("./account-security/es.ts"),
  it: () => import("./account-security/it.ts"),
  ar: () => import("./account-security/ar.ts"),
  ja: () => import("./account-security/ja.ts"),
});
