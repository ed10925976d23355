import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "デジタル名刺で、出会いをもっと活かす",
  editTitle: "名刺を編集",

  dashboard: "名刺一覧",
  backToDashboard: "ダッシュボードに戻る",
  goToDashboard: "ダッシュボードへ",
  seePlans: "プランを見る",
  progress: "進み具合",
  prev: "戻る",
  next: "次へ",
  skip: "スキップ",
  saveChanges: { other: "変更{count}件 · 保存" },

  loadingPlan: "プランを読み込み中…",
  loadingCard: "名刺を読み込み中…",
  copyingCard: "名刺をコピー中…",
  lookingForDraft: "下書きを探しています…",
  planNotLoaded: "プランを読み込めませんでした",
  planNotLoadedText: "データは失われていません。接続を確認して、もう一度お試しください。",
  cardNotLoaded: "この名刺を読み込めませんでした",
  cardNotCopied: "この名刺をコピーできませんでした",

  newCard: "新しい名刺",
  premiumRoom: { other: "プレミアムで作れる名刺は{count}枚までです。作った名刺はいつでも編集できます。" },
  room: { other: "作れる名刺は{count}枚までです。作った名刺はいつでも編集できます。" },
  freeRoom: {
    other:
      "無料プランで作れる名刺は{count}枚までです。プレミアムなら{premium}枚まで作れて、ロゴ、{colours}色のカラー、すべての連絡手段を使えます。",
  },

  profilePhoto: "写真",
  personalInformation: "基本情報",
  businessLogo: "会社のロゴ",
  colour: "カラー",
  contactPage: "連絡手段 {page}ページ目",
  aSecondSide: "裏面",
  yourLink: "リンク",
  lookItOver: "内容の確認",
  stepHeading: "ステップ{step}/{steps}、{name}：",

  stepOf: "<word>ステップ</word> {step}/{steps}",
  allSteps: "ステップ一覧",
  stepsNeedAttention: "確認が必要なステップがあります。",
  contactPageHolds: "<hidden>連絡手段 {page}ページ目：</hidden> {holds}",
  thisStep: "、現在のステップ",
  needsAttention: "、要確認",
  premium: "、プレミアム",
  phoneAndMessengers: "電話・メール・メッセンジャー",
  socialAndPayments: "SNS・支払い",
  officeAndVideo: "オフィス・動画・コミュニティ",
  portfoliosAndGroups: "ポートフォリオ・グループ",
  reviewsAndBlogs: "レビュー・支払い・ブログ",
  streamingAndFreelance: "配信・フリーランス",
  shopsAndPictures: "ショップ・画像・音楽",
  moreChannels: { other: "ほか{count}件" },
  channelsFilledIn: { other: "{channels} · <filled>{count}件入力済み</filled>" },

  skipToLink: "リンクの設定へ進む",
  skipToContacts: "連絡手段の入力へ進む",

  stillNeeded: "保存するには、次の入力が必要です：",
  nothingMissing: "ほかに足りない項目はありません。",
  goToSave: "保存に進む",

  firstSide: "表面",
  secondSide: "裏面",

  moreForCard: "この名刺のその他の操作",
  reorderChannels: "連絡手段を並べ替え",
  changeLink: "リンクを変更",
  nowAt: "この名刺のリンクは {path} になりました。",

  findable: "検索エンジンに表示",
  findableText:
    "名前を検索した人が、この名刺を見つけられます。オフにすると、検索結果に載せないよう検索エンジンに伝えます。",
  findableTextFree:
    "名前を検索した人が、この名刺を見つけられます。オフにすると、検索結果に載せないよう検索エンジンに伝えます。無料プランでは、作成から7日後に有効になります。",

  wereMaking: "作成中の名刺があります",
  wereChanging: "この名刺は編集の途中です",
  yourName: "お名前",
  draftLeft:
    "{day}、ステップ{step}/{steps}まで。{until}までこの端末に保存されます。ログアウトすると削除されます。",
  draftOfLeft:
    "<name>{name}さんの名刺。</name>{day}、ステップ{step}/{steps}まで。{until}までこの端末に保存されます。ログアウトすると削除されます。",
  startOver: "最初から作る",
  continueWithImport: "インポートした名刺で続ける",
  continueWithCopy: "コピーした名刺で続ける",
  draftSaved: "下書きをこの端末に保存しました。",

  leaveUnsaved: "保存せずに移動しますか？",
  leaveUnsavedText: "このブラウザには下書きが残りません。入力した内容は失われます。",
  stayHere: "このページに残る",
  leave: "移動する",

  signInFirst: "続けるにはログインしてください。名刺はこの端末に保存されています。",
  someoneElse:
    "このブラウザで別の人がログインしました。下書きは保存されています。続けるには、もう一度ログインしてください。",

  twoVersions: "この名刺には2つの内容があります",
  twoVersionsText:
    "この名刺は、開いたあとに別の場所で変更されました。入力した内容は失われていません。どちらを残しますか？",
  keepMine: "自分の内容を残す",
  loadNewer: "新しい内容を読み込む",
  keepEditing: "編集を続ける",
  discardChanges: "変更を破棄しますか？",
  discardChangesText: "ここで入力した内容は、すべて新しい内容に置き換わります。",
  keepMyChanges: "変更を残す",
  newerLoaded: "新しい内容を読み込みました。",

  planNotActive: "プランが有効ではありません",
  planNotActiveNew:
    "プレミアムでないと保存できない項目があります：{parts}。まだ何も保存されていません。下書きはこの端末にあります。",
  planNotActiveEdit:
    "プレミアムでないと変更を保存できない項目があります：{parts}。名刺のこの部分は変わりません。まだ何も保存されていません。下書きはこの端末にあります。",
  yourLogo: "ロゴ",
  yourColour: "カラー",
  channels: { other: "連絡手段{count}件" },
  seePlansFirst: "先にプランを見る",
  saveTheRest: "それ以外を保存",

  editCard: "{username}を編集",
  orderOfChannels: "連絡手段の順番",
  orderHint:
    "つまみをドラッグするか、矢印を使ってください。名刺でも連絡先ファイルでも、グループごとにまとまって表示されます。",
  noChannels: "連絡手段はまだありません。",
  placeInGroup: "{name}、{group}の{count}件中{place}番目",
  keyboardHint:
    "キーボード：<key>スペース</key>でつかむ、<up>上矢印</up> <down>下矢印</down>で移動、<key>スペース</key>で置く、<key>Esc</key>でキャンセル。",
  reset: "リセット",
  done: "完了",
} satisfies TranslationOf<typeof english>;
