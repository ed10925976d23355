import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "この名刺を削除しますか？",
  madeOn: "{day}に作成",
  photoGoes: "写真と入力した内容すべて",
  photoAndLogoGo: "写真、ロゴ、入力した内容すべて",
  figuresGo: "閲覧数、保存数、リンク",
  placeGoes: "ほかの人のお気に入りからも消えます",
  accountStays: "アカウント、プラン、ほかの名刺は残ります",
  linkReserved: "リンクはすぐに使えなくなります。90日間は、ほかの人が取得することはできません。",
  typeToConfirm: "確認のため「{username}」と入力",
  keep: "名刺を残す",
  delete: "名刺を削除",
  deleting: "削除中…",
} satisfies TranslationOf<typeof english>;
