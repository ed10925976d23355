import { defineOwnerArea } from "../language/area.ts";
import english from "./kit-signature/en.ts";

/** The email signature of a card. */
export const kitSignature = defineOwnerArea({ en: english });
