import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "{name}さんの名刺",
  coverOf: "{name}さんの名刺のカバー画像",
  card: "名刺",
  name: "名前",
  role: "肩書き",
  company: "会社名",
  phone: "電話",
  companyName: "会社名",
  positionOrJob: "肩書き・職業",
  openAtLabel: "名刺はこちら",
  openCard: "名刺を開く",
  addToContact: "連絡先に追加",
  scanToSave: "スキャンして連絡先を保存",
  qrCodeOfCard: "この名刺のQRコード",
  businessCard: "名刺",
  metOn: "{name}でお会いしました（{day}）",
} satisfies TranslationOf<typeof english>;
