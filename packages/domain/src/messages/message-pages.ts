import { defineArea } from "../language/area.ts";

/** Pages that have nothing to show: not found, and cards that nobody is shown. */
export const messagePages = defineArea({
  en: () => import("./message-pages/en.ts"),
  de: () => import("./message-pages/de.ts"),
});
