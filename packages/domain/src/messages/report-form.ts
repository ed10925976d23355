import { defineArea } from "../language/area.ts";

/** The form by which visitors report a card, on its page and in its dialog. */
export const reportForm = defineArea({
  en: () => import("./report-form/en.ts"),
  de: () => import("./report-form/de.ts"),
});
