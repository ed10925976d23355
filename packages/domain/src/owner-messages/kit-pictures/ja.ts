import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  newMessage: "新規メッセージ",
  to: "宛先",
  subject: "件名",
  subjectExample: "木曜日14:00、スタジオにて",
  dear: "アマラ様",
  thanks: "図面をお送りいただき、ありがとうございました。木曜日で問題ありません。サンプルをお持ちします。",
  suitsUs: "木曜日で問題ありません。サンプルをお持ちします。",
  kindRegards: "よろしくお願いいたします。",

  card: "名刺",
  name: "名前",
  role: "肩書き",
  company: "会社名",
  phone: "電話",
  scanToSave: "スキャンして保存",

  lockScreenDay: "11月12日 木曜日",
} satisfies TranslationOf<typeof english>;
