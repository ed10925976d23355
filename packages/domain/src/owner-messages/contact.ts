import { defineOwnerArea } from "../language/area.ts";

/** The page on which people write to those who run the site. */
export const contactPage = defineOwnerArea({
  en: () => import("./contact/en.ts"),
  de: () => import("./contact/de.ts"),
});
