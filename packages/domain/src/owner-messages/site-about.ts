import { defineOwnerArea } from "../language/area.ts";
import english from "./site-about/en.ts";

/** The page about the people behind the product, and why they made it. */
export const siteAbout = defineOwnerArea({ en: english });
