import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./address-book/en.ts";

export type AddressBookWords = Translate<typeof english>;

/** An owner's contacts. */
export const addressBookTexts = defineOwnerArea({
  en: () => import("./address-book/en.ts"),
  de: () => import("./address-book/de.ts"),
  fr: () => import("./address-book/fr.ts"),
  es: () => import("./address-book/es.ts"),
  it: () => import("./address-book/it.ts"),
  ar: () => import("./address-book/ar.ts"),
  ja: () => import("./address-book/ja.ts"),
});
