import { defineOwnerArea } from "../language/area.ts";
import english from "./card-preview/en.ts";

/** What stands on the picture of a card in place of what its owner has not filled in yet. */
export const cardPreview = defineOwnerArea({ en: english });
