import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  livePreview: "Vista previa en directo",
  openPreview: "Vista previa",
  preview: "Vista previa",
  side: "Cara",
} satisfies TranslationOf<typeof english>;
