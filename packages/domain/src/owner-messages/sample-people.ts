import { defineOwnerArea } from "../language/area.ts";

/** What the people do whose cards are illustrations. */
export const samplePeople = defineOwnerArea({
  en: () => import("./sample-people/en.ts"),
  de: () => import("./sample-people/de.ts"),
  fr: () => import("./sample-people/fr.ts"),
  es: () => import("./sample-people/es.ts"),
  it: () => import("./sample-people/it.ts"),
  ar: () => import("./sample-people/ar.ts"),
  ja: () => import("./sample-people/ja.ts"),
});
