import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./wizard-audience/en.ts";

export type AudienceText = Translate<typeof english>;

/** Who sees a channel: everybody, or only who comes by chosen links. */
export const wizardAudience = defineOwnerArea({
  en: () => import("./wizard-audience/en.ts"),
  de: () => import("./wizard-audience/de.ts"),
  fr: () => import("./wizard-audience/fr.ts"),
  es: () => import("./wizard-audience/es.ts"),
  it: () => import("./wizard-audience/it.ts"),
  ar: () => import("./wizard-audience/ar.ts"),
  ja: () => import("./wizard-audience/ja.ts"),
});
