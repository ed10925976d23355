import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "言語",
  languageIs: "言語：{name}",
  lead: "この画面の表示と、お送りするメールに使われます。名刺の言語は変わりません。",
  hint: "すぐにすべての画面で切り替わります。入力中の内容は失われません。",
  changed: "表示を日本語に切り替えました。",
  notChanged: "言語を変更できませんでした。接続を確認して、もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
