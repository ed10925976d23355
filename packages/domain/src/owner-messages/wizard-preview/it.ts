import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  livePreview: "Anteprima in tempo reale",
  openPreview: "Anteprima",
  preview: "Anteprima",
  side: "Lato",
} satisfies TranslationOf<typeof english>;
