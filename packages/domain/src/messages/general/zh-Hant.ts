import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "你的帳號正在關閉，請先復原。",
  checkField: "請檢查這個欄位。",
  checkingPerson: "正在確認你是真人，只要幾秒鐘。",
  checkInput: "請檢查填寫的內容。",
  fileTakesTooMuch: "讀取這個檔案花太久時間，請分割後再試，或重新匯出。",
  forbidden: "無權存取",
  networkError: "網路連線失敗，請再試一次。",
  notFound: "找不到你要的內容。",
  onlyJson: "請求必須以 application/json 傳送。",
  onlyZip: "請傳送 ZIP 檔案。",
  sent: "已傳送",
  signInFirst: "請先登入再繼續。",
  tooLarge: "太大了。",
  tooBusy: "系統有點忙，請稍等一下再試。",
  unexpected: "出了點問題，請稍後再試。",
  tooManyAttempts: {
    other: "嘗試次數過多，請在 {seconds} 秒後再試。",
  },
} satisfies TranslationOf<typeof english>;
