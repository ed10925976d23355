import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  livePreview: "Aperçu en direct",
  openPreview: "Aperçu",
  preview: "Aperçu",
  side: "Face",
} satisfies TranslationOf<typeof english>;
