import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "前回の訪問以降",
  person: "{name}さんが連絡先を残しました",
  people: { other: "{count}人が連絡先を残しました" },
  manyPeople: { other: "{count}人を超える人が連絡先を残しました" },
  views: { other: "閲覧{count}回" },
  qr: { other: "閲覧{count}回、最多はQRコードから" },
  direct: { other: "閲覧{count}回、最多は通常のリンクから" },
  signature: { other: "閲覧{count}回、最多はメール署名から" },
  print: { other: "閲覧{count}回、最多は印刷した名刺から" },
  wallet: { other: "閲覧{count}回、最多はウォレットから" },
  nfc: { other: "閲覧{count}回、最多はNFCタグから" },
  background: { other: "閲覧{count}回、最多はビデオ通話の背景から" },
  page: { other: "閲覧{count}回、最多はファイル版の名刺から" },
  link: { other: "閲覧{count}回、最多はリンク「{link}」から" },
  kept: "{name}さんの名刺が変わりました",
  keptCards: { other: "お気に入りの名刺{count}枚が変わりました" },
  linkEnds: "リンク「{name}」は{day}に終了します",
  linksEnd: { other: "{count}件のリンクがまもなく終了します。最初は「{name}」（{day}）です" },
} satisfies TranslationOf<typeof english>;
