import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "我的名片",
  scanToSave: "扫码保存我的联系方式",
  scanToSaveLines: "扫码保存\n我的联系方式",
  alwaysUpToDate: "我的名片，时刻最新",
  printedCard: "{name}，名片",
  codeOf: "{name} 的二维码",
  note: "备注",
} satisfies TranslationOf<typeof english>;
