import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  livePreview: "Live-Vorschau",
  openPreview: "Vorschau",
  preview: "Vorschau",
  side: "Seite",
} satisfies TranslationOf<typeof english>;
