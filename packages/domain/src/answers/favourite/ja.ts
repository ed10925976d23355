import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  addFailed: "お気に入りに追加できませんでした。",
  full: "お気に入りは500件までです。追加するには、どれか1件を外してください。",
  ownCard: "これは自分の名刺です。",
  removeFailed: "お気に入りから外せませんでした。",
  added: "{name}さんの名刺をお気に入りに追加しました。",
  removed: "{name}さんの名刺をお気に入りから外しました。",
} satisfies TranslationOf<typeof english>;
