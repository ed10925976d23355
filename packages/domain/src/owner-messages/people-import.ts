import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./people-import/en.ts";

export type PeopleImportWords = Translate<typeof english>;

/** The import of contacts from a file. */
export const peopleImportTexts = defineOwnerArea({
  en: () => import("./people-import/en.ts"),
  de: () => import("./people-import/de.ts"),
});
