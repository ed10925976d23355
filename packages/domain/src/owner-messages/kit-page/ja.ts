import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whatIsInside: "ファイルの中身",
  theCard: "名刺",
  name: "名前",
  role: "肩書き",
  bio: "プロフィール",
  channels: { other: "連絡手段{count}件" },
  photoAndLogo: "写真とロゴ",
  photo: "写真",
  logo: "ロゴ",
  asPictures: "画像としてファイルに含まれます",
  qrCode: "QRコード",
  opensCardHere: "このサイトの名刺が開きます",
  contactFile: "連絡先ファイル",
  worksOffline: "「連絡先に追加」がオフラインでも使えます",
  download: "{file} をダウンロード",
  sizeOf: "{size}（上限{max}）。",
  noRequests: "外部との通信は一切ありません。名刺を編集しても、このファイルは変わりません。",
} satisfies TranslationOf<typeof english>;
