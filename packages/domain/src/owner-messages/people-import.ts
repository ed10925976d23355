import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./people-import/en.ts";

export type PeopleImportWords = Translate<typeof english>;

/** The import of contacts from a file. */
export const peopleImportTexts = defineOwnerArea({
  en: () => import("./people-import/en.ts"),
  de: () => import("./people-import/de.ts"),
  fr: () => import("./people-import/fr.ts"),
  es: () => import("./people-import/es.ts"),
  it: () => import("./people-import/it.ts"),
  ar: () => import("./people-import/ar.ts"),
  ja: () => import("./people-import/ja.ts"),
});
