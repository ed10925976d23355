import { defineOwnerArea } from "../language/area.ts";
import english from "./recovery/en.ts";

/** The pages on which somebody who forgot their password chooses a new one. */
export const recoveryTexts = defineOwnerArea({ en: english });
