import { defineOwnerArea } from "../language/area.ts";
import english from "./site-accessibility/en.ts";

/** The accessibility statement. */
export const siteAccessibility = defineOwnerArea({ en: english });
