import { defineOwnerArea } from "../language/area.ts";
import english from "./common/en.ts";

/** Words that many pages share, mostly on buttons. */
export const commonTexts = defineOwnerArea({ en: english });
