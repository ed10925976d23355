import { defineOwnerArea } from "../language/area.ts";
import english from "./site-home/en.ts";

/** The home page. */
export const siteHome = defineOwnerArea({ en: english });
