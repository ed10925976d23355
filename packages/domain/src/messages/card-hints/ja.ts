import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "私の名刺",
  scanToSave: "スキャンして連絡先を保存",
  scanToSaveLines: "スキャンして\n連絡先を保存",
  alwaysUpToDate: "いつでも最新の名刺",
  printedCard: "{name}の名刺",
  codeOf: "{name}のQRコード",
  note: "メモ",
} satisfies TranslationOf<typeof english>;
