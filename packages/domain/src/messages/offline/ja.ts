import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "オフラインです",
  tryAgain: "もう一度試す",
  scanCode: "コードをスキャン",
  nothingSaved: "このページを開くには接続が必要です。開いた名刺は、あとで見られるよう端末に保存されます。",
  cardNotSaved: "この名刺はこの端末に保存されていません。保存されている名刺：",
  theseAreSaved: "このページを開くには接続が必要です。この端末に保存されている名刺：",
  yourCard: "自分の名刺",
  yourCards: "自分の名刺",
  savedCards: "保存した名刺",
  qrCodeOf: "{address}のQRコード",
  offlineCopy: "オフラインです。{time}に保存した内容を表示しています。",
  slowCopy: "接続が遅くなっています。{time}に保存した内容を表示しています。",
  updated: "この名刺は更新されました。",
  showIt: "表示",
} satisfies TranslationOf<typeof english>;
