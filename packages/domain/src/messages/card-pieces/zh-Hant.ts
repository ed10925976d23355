import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "{name} 的名片",
  coverOf: "{name} 名片的封面",
  card: "名片",
  name: "姓名",
  role: "職稱",
  company: "公司",
  phone: "電話",
  companyName: "公司名稱",
  positionOrJob: "職稱/職業",
  openAtLabel: "我的名片網址",
  openCard: "開啟名片",
  addToContact: "加入聯絡人",
  scanToSave: "掃描即可將我加入聯絡人",
  qrCodeOfCard: "這張名片的 QR Code",
  businessCard: "名片",
  metOn: "相識於 {name}，{day}",
} satisfies TranslationOf<typeof english>;
