import { defineOwnerArea } from "../language/area.ts";
import english from "./site-frame/en.ts";

/** What stands around the public pages, and what is said where a page could not be shown. */
export const siteFrame = defineOwnerArea({ en: english });
