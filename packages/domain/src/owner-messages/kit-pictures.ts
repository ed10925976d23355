import { defineOwnerArea } from "../language/area.ts";

/** In pictures of pieces: on the first page of the share kit and beside the piece itself. */
export const kitPictures = defineOwnerArea({
  en: () => import("./kit-pictures/en.ts"),
  de: () => import("./kit-pictures/de.ts"),
});
