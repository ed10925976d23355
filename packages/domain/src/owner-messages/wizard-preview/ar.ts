import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  livePreview: "معاينة مباشرة",
  openPreview: "معاينة",
  preview: "معاينة",
  side: "الوجه",
} satisfies TranslationOf<typeof english>;
