import { defineOwnerArea } from "../language/area.ts";
import english from "./sign-up/en.ts";

/** The page for signing up. */
export const signUpTexts = defineOwnerArea({ en: english });
