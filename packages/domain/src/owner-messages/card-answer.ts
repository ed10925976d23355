import { defineOwnerArea } from "../language/area.ts";
import english from "./card-answer/en.ts";

/** The answer of an owner whose card was taken down. */
export const cardAnswer = defineOwnerArea({ en: english });
