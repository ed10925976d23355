import { defineOwnerArea } from "../language/area.ts";
import english from "./card-colours/en.ts";

/** What the colours of cards are called. */
export const cardColours = defineOwnerArea({ en: english });
