import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourCards: "自分の名刺",
  loading: "名刺を読み込み中",
  notLoaded: "名刺を読み込めませんでした。",
  nothingLost: "データは失われていません。名刺は引き続き公開されています。",
  notRefreshed: "名刺を更新できませんでした。",
  noCardsYet: "名刺はまだありません",
  makeFirst: "「名刺を追加」ボタンから最初の1枚を作りましょう。3分ほどで完成します。",
  addCard: "名刺を追加",

  inUse: { other: "{count}枚中{used}枚を使用中" },
  allInUse: { other: "{count}枚中{used}枚を使用中、空きはありません" },
  premiumHasRoom: {
    other: "{count}枚中{used}枚を使用中。<premium>プレミアム</premium>なら{max}枚まで作れます。",
  },
  tooMany: { other: "名刺{count}枚、プランの上限を{more}枚超えています" },
  tooManyForFree: { other: "名刺{count}枚、無料プランの上限を{more}枚超えています" },
  roomFor: { other: "あと{count}枚追加できます" },
  freeVersion:
    "名刺は無料版で公開中です（ロゴなし、1色、連絡手段10種類）。ほかの内容はすべて保存されていて、プレミアムに戻すと再び表示されます。<plans>プランを見る</plans>",

  changeOrder: "並べ替え",
  dragACard: "名刺をドラッグするか、矢印を使ってください。",
  position: "{name}、{count}枚中{place}枚目",
  done: "完了",

  openCard: "{name}さんの名刺を開く、{path}",
  viewsThisWeek: { other: "今週の閲覧{count}回" },
  copyLink: "{name}さんの名刺のリンクをコピー",
  showCode: "{name}さんのQRコードを表示",
  codeNotShown: "QRコードを表示できませんでした。もう一度お試しください。",
  share: "共有",
  shareCard: "{name}さんの名刺を共有",
  editCard: "{name}さんの名刺を編集",
  moreFor: "{name}さんの名刺のその他の操作、{path}",
  turnOver: "裏返す、{language}",

  useEverywhere: "名刺を活用",
  links: "リンク",
  insights: "インサイト",
  teamCardOf: "{team} のチーム名刺",
  duplicate: "複製",
  noRoom: "空きがありません",
  takenDown: "公開停止",
  pause: "一時停止",
  resume: "再開",
  resumeCard: "{name}さんの名刺を再開",
  changeLink: "リンクを変更",

  isPaused: "{name}を一時停止しました。",
  isLiveAgain: "{name}を再び公開しました。",
  isDeleted: "{name}を削除しました。",
  isRestored: "{name}を復元しました。",

  takenDownOn: "{day}に公開停止",
  takenDownText:
    "この名刺は訪問者に表示されません。理由はメールでお知らせしています。何も削除されていません。",
  answer: "回答する",

  draft: "下書き",
  yourName: "お名前",
  draftSavedOn: "下書き、{day}にこの端末に保存",
  continueCard: "名刺の作成を続ける",
} satisfies TranslationOf<typeof english>;
