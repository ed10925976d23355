import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answer: "回答する",
  whatFor: "判断が誤っている場合は、理由をお聞かせください。担当者が通常2営業日以内に確認します。",
  yourAnswer: "回答",
  sendAnswer: "回答を送信",
} satisfies TranslationOf<typeof english>;
