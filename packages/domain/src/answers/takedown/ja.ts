import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answerRequired: "回答を入力してください。",
  answered: "回答を受け取りました。担当者が確認します。",
  notTakenDown: "この名刺は公開停止になっていません。",
} satisfies TranslationOf<typeof english>;
