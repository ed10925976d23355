import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  day: "日（UTC）",
  card: "名刺",
  what: "項目",
  howTheyCame: "経路",
  detail: "詳細",
  number: "数",
  period: "期間",
  ofDay: "日",
  ofMonth: "月",

  views: "閲覧数",
  visitors: "訪問者数",
  viewsByDevice: "端末別の閲覧数",
  saves: "保存数",
  detailsLeft: "受け取った連絡先",
  taps: "タップ数",
  shares: "共有数",
  codeOpened: "QRコードの表示",

  linkCopied: "リンクのコピー",
  shareMenu: "端末の共有メニュー",
  phone: "スマホ",
  tablet: "タブレット",
  desktop: "パソコン",
} satisfies TranslationOf<typeof english>;
