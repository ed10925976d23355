import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./script-names/en.ts";

export type ScriptNamesText = Translate<typeof english>;

/** Scripts whose letters the fonts of an installation may lack. */
export const scriptNames = defineOwnerArea({
  en: () => import("./script-names/en.ts"),
  de: () => import("./script-names/de.ts"),
});
