import { defineOwnerArea } from "../language/area.ts";
import english from "./sample-people/en.ts";

/** What the people do whose cards are illustrations. */
export const samplePeople = defineOwnerArea({ en: english });
