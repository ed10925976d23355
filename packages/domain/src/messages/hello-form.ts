import { defineArea } from "../language/area.ts";

/** The form by which visitors leave their details, on its page and in its dialog. */
export const helloForm = defineArea({
  en: () => import("./hello-form/en.ts"),
  de: () => import("./hello-form/de.ts"),
});
