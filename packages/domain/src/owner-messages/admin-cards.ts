import { defineOwnerArea } from "../language/area.ts";
import english from "./admin-cards/en.ts";

/** What those who run the site do with cards and reports. */
export const adminCards = defineOwnerArea({ en: english });
