import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./shared-contacts/en.ts";

export type SharedContactWords = Translate<typeof english>;

/** Contacts that are shared with a team: beside the words of everybody's contacts, and the switch for it. */
export const sharedContactTexts = defineOwnerArea({
  en: () => import("./shared-contacts/en.ts"),
  de: () => import("./shared-contacts/de.ts"),
  fr: () => import("./shared-contacts/fr.ts"),
  es: () => import("./shared-contacts/es.ts"),
  it: () => import("./shared-contacts/it.ts"),
  ar: () => import("./shared-contacts/ar.ts"),
  ja: () => import("./shared-contacts/ja.ts"),
});
