import { defineOwnerArea } from "../language/area.ts";
import english from "./leaving/en.ts";

/** Leaving: an account closes, and everything in it is deleted a week later. */
export const leavingTexts = defineOwnerArea({ en: english });
