import { defineArea } from "../language/area.ts";
import english from "./message-pages/en.ts";

/** Pages that have nothing to show: not found, and cards that nobody is shown. */
export const messagePages = defineArea({
  en: english,
  de: () => import("./message-pages/de.ts"),
});
