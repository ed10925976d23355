import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "{name} 的名片",
  coverOf: "{name} 名片的封面",
  card: "名片",
  name: "姓名",
  role: "职位",
  company: "公司",
  phone: "电话",
  companyName: "公司名称",
  positionOrJob: "职位/职业",
  openAtLabel: "我的名片网址",
  openCard: "打开名片",
  addToContact: "存入通讯录",
  scanToSave: "扫码保存我的联系方式",
  qrCodeOfCard: "这张名片的二维码",
  businessCard: "名片",
  metOn: "相识于 {name}，{day}",
} satisfies TranslationOf<typeof english>;
