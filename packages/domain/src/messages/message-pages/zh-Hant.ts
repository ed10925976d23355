import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "跳到主要內容",
  brandHome: "{brand} 首頁",
  home: "首頁",
  pageNotFound: "找不到頁面",
  wentWrong: "出了點問題",
  notFoundTitle: "糟糕，出了點問題。",
  notFoundText: "找不到你要的頁面，到首頁看看吧。",
  restingTitle: "這張名片正在休息",
  restingText: "名片主人已將它暫停。連結沒有錯，改天再來看看吧。",
  goneTitle: "這張名片已經不在了",
  goneText: "名片主人已將它刪除。",
  leftText: "它屬於一位已離開團隊的人。",
  teamGoneTitle: "這個團隊已經不在了",
  teamGoneText: "團隊擁有者已將它刪除。",
  takenDownTitle: "這張名片已被下架",
  takenDownText:
    "本站營運者收到檢舉後將它下架了。如果你是從 Email 或簡訊收到的，請不要照那則訊息的要求去做。",
  legalTitle: "因法律因素無法顯示",
  legalText: "這張名片不能在這裡顯示。",
  isItYours: "這是你的名片嗎？原因寫在我們寄給你的信裡，你可以直接回信。",
  filesToo: "這張名片的檔案也無法使用。",
  language: "語言：{name}",
} satisfies TranslationOf<typeof english>;
