import { defineOwnerArea } from "../language/area.ts";
import english from "./contact/en.ts";

/** The page on which people write to those who run the site. */
export const contactPage = defineOwnerArea({ en: english });
