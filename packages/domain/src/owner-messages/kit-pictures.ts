import { defineOwnerArea } from "../language/area.ts";
import english from "./kit-pictures/en.ts";

/** In pictures of pieces: on the first page of the share kit and beside the piece itself. */
export const kitPictures = defineOwnerArea({ en: english });
