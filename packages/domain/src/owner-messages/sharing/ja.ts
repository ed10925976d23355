import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  shareYourCard: "名刺を共有",
  linkToCard: "名刺のリンク",
  shareWith: "共有先",
  pasteInto: "リンクをコピーしました。{app}に貼り付けてください。",

  qrCodeOf: "{name}さんのQRコード",
  qrCodeFor: "{address} のQRコード",
  codeNotLoaded: "QRコードを読み込めませんでした。下のリンクからも同じ名刺が開きます。",
  linkWorksToo: "QRコードを読み込めませんでした。下のリンクも使えます。",
  download: "ダウンロード",
  downloadCode: "{name}さんのQRコードをダウンロード",
  qr: "QR",
} satisfies TranslationOf<typeof english>;
