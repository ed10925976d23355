import { defineOwnerArea } from "../language/area.ts";
import english from "./card-username/en.ts";

/** Changing the link of a card, and names that are free in place of one that is taken. */
export const usernameTexts = defineOwnerArea({ en: english });
