import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "你已离线",
  tryAgain: "重试",
  scanCode: "扫描二维码",
  nothingSaved: "打开这个页面需要网络连接。你打开过的名片会保存在这台设备上，方便以后查看。",
  cardNotSaved: "这台设备上没有保存这张名片。已保存的名片：",
  theseAreSaved: "打开这个页面需要网络连接。这台设备上已保存的名片：",
  yourCard: "我的名片",
  yourCards: "我的名片",
  savedCards: "已保存的名片",
  qrCodeOf: "{address} 的二维码",
  offlineCopy: "你已离线。当前显示 {time} 保存的内容。",
  slowCopy: "网络较慢。当前显示 {time} 保存的内容。",
  updated: "这张名片已更新。",
  showIt: "查看",
} satisfies TranslationOf<typeof english>;
