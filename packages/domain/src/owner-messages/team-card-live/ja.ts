import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "名刺を公開しました",
  left: {
    other: "未入力の項目が{number}件あります。あとでも入力できます。",
  },
  complete: "すべて入力済みです。ご自分の項目はいつでも変更できます。",
  yours: "ご自分で入力する項目",
  yoursToChange: "変更できる項目",
  addPhoto: "写真を追加",
  photoHint: "追加するまではイニシャルが表示されます。",
  addBio: "簡単な自己紹介",
  bioHint: "「自己紹介」に表示されます。",
  filledIn: "入力済み",
  tickMeans: "チェックの付いた項目は入力済みです。誤りがあれば変更してください。",
  setBy: "{team} が設定した項目：{fields}",
  fillIn: "入力する",
  toDashboard: "ダッシュボードへ",
  openCard: "名刺 {address} を開く",
  loading: "名刺を読み込み中…",
  notLoaded: "名刺を読み込めませんでした。",
} satisfies TranslationOf<typeof english>;
