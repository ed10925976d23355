import { defineOwnerArea } from "../language/area.ts";

/** What the people do whose cards are illustrations. */
export const samplePeople = defineOwnerArea({
  en: () => import("./sample-people/en.ts"),
  de: () => import("./sample-people/de.ts"),
});
