import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "我的名片",
  scanToSave: "掃描即可將我加入聯絡人",
  scanToSaveLines: "掃描即可將我\n加入聯絡人",
  alwaysUpToDate: "我的名片，隨時最新",
  printedCard: "{name}，名片",
  codeOf: "{name} 的 QR Code",
  note: "備註",
} satisfies TranslationOf<typeof english>;
