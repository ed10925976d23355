import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "你已離線",
  tryAgain: "再試一次",
  scanCode: "掃描 QR 碼",
  nothingSaved: "開啟這個頁面需要網路連線。你開過的名片會儲存在這台裝置上，方便之後查看。",
  cardNotSaved: "這台裝置上沒有儲存這張名片。已儲存的名片：",
  theseAreSaved: "開啟這個頁面需要網路連線。這台裝置上已儲存的名片：",
  yourCard: "我的名片",
  yourCards: "我的名片",
  savedCards: "已儲存的名片",
  qrCodeOf: "{address} 的 QR Code",
  offlineCopy: "你已離線。目前顯示 {time} 儲存的內容。",
  slowCopy: "網路較慢。目前顯示 {time} 儲存的內容。",
  updated: "這張名片已更新。",
  showIt: "查看",
} satisfies TranslationOf<typeof english>;
