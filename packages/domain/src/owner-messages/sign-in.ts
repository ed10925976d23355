import { defineOwnerArea } from "../language/area.ts";
import english from "./sign-in/en.ts";

/** The page for signing in, and the one for its security code. */
export const signInTexts = defineOwnerArea({ en: english });
