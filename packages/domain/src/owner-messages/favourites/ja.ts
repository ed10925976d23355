import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "お気に入り",
  saved: { other: "保存した名刺{number}枚" },
  loading: "お気に入りを読み込み中",
  notLoaded: "お気に入りを読み込めませんでした。",
  notRefreshed: "お気に入りを更新できませんでした。",
  nothingLost: "データは失われていません。お気に入りは保存されています。",

  search: "名前で検索",
  found: { other: "{count}枚の名刺が見つかりました" },
  noneFound: "この名前の名刺は保存されていません。",

  noneYet: "お気に入りはまだありません",
  howToSave: "名刺のしおりマークをタップすると、ここに保存されます。",
  seeCard: "名刺を見る",
  goToCards: "自分の名刺へ",

  openCard: "{name}さんの名刺を開く、{path}",
  removeFavorite: "{name}さんをお気に入りから外す",
  paused: "一時停止中です。持ち主が再開すると、また表示されます。",
} satisfies TranslationOf<typeof english>;
