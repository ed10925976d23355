import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  livePreview: "ライブプレビュー",
  openPreview: "プレビュー",
  preview: "プレビュー",
  side: "面",
} satisfies TranslationOf<typeof english>;
