import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "機能",
  description:
    "デジタル名刺でできる12のこと：ライブプレビュー、26種類のカバー、70種類の連絡手段、QRコード、連絡先ファイル、共有。さらに、インサイト、連絡先、共有キット、データの書き出しも。",

  twelveThings: "名刺でできる12のこと",
  lead: "写真の登録から、相手のスマホの連絡先に入るまで。プレミアムの機能には印が付いています。",

  makeItYours: "自分らしく作る",
  twelveSteps: "12の短いステップとライブプレビュー",
  twelveStepsText: "入力するそばから名刺に反映されます。下書きはブラウザに保存されます。",
  photoAndLogo: "写真とロゴ",
  photoAndLogoText:
    "ブラウザで切り抜けます。撮影場所などの隠れたデータは削除されます。ロゴはプレミアムで使えます。",
  covers: { other: "{count}種類のカバー" },
  coversText: "カラーごとに、版画のような細やかな模様が入ります。ライトにもダークにも対応しています。",
  channels: { other: "{count}種類の連絡手段" },
  channelsText: { other: "電話、メール、チャット、SNS、支払い。{count}種類はどのプランでも使えます。" },

  shareIt: "共有する",
  shortLink: "短いリンク1つ",
  shortLinkText: {
    other: "どのブラウザでも開けて、インストールは不要です。プレミアムなら名刺を{count}枚まで持てます。",
  },
  qrCode: "QRコード",
  qrCodeText: "見せる、印刷する、スライドの最後に載せる。",
  tenWays: "10の共有方法",
  tenWaysText: "チャット、メール、SNS、またはリンクをそのまま。チャットでは名刺の画像が表示されます。",
  addToContact: "連絡先に追加",
  addToContactText: "ワンタップで、名前、肩書き、電話、メール、写真が相手のアドレス帳に入ります。",

  keepItCurrent: "最新に保つ",
  changesShow: "変更はすぐに反映",
  changesShowText: "新しい番号を保存すると、同じリンクとQRコードのまま表示が変わります。",
  howOften: "使われた回数がわかる",
  howOftenText:
    "名刺が開かれた回数、保存された回数、タップされた回数と、アクセス元がわかります。Cookieも追跡もありません。",
  cardsYouKeep: "ほかの人の名刺も保存",
  cardsYouKeepText: "名刺のしおりマークをタップすると、どの端末でも「お気に入り」から見られます。",
  worksOffline: "オフラインでも使える",
  worksOfflineText: "一度開いた名刺は、電波がなくても連絡先ファイルと一緒に開けます。",

  andThereIsMore: "まだまだあります",
  onEveryPlan: "どのプランでも使えます。画像はサンプルです。",
  addressBook: "いつも最新のアドレス帳",
  addressBookText:
    "スマホとパソコンを一度つなぐだけ。連絡先と保存した名刺がアドレス帳に入り、新しい番号も自動で届きます。",
  secondSide: "裏面を別の言語に",
  secondSideText: "見る人の言語の面がまず表示され、めくるともう一方の面が見られます。",
  linkShowsMore: "リンクごとに見せ分け",
  linkShowsMoreText: "携帯番号はお客様だけに。連絡手段ごとに、表示するリンクを選べます。",
  scanning: "イベントでスキャン",
  scanningText:
    "名刺、名札、画面のコードが、お会いした場所と一緒に連絡先になります。電波がなくても使えます。",
  programs: "自分のプログラムからも",
  programsText: "選んだことだけができるトークンと、何かが起きるとすぐにサーバーへ知らせるWebhook。",
  insights: "自分だけのインサイト",
  insightsPicture: "サンプルの名刺のインサイト、日別とアクセス元別",
  insightsFigures: "1週間から1年までの閲覧数、保存数、タップ数。どのグラフも、表やCSVで見られます。",
  insightsLinks: {
    other: "展示会や講演ごとにリンクを作れば、アクセス元がわかります。無料プランでは同時に{count}個まで。",
  },
  insightsPrivacy: "Cookieなし、第三者の関与なし。",
  details: "相手の連絡先も届く",
  detailsPicture: "サンプルアカウントの連絡先",
  detailsLeft:
    "訪問者は、名刺のページで名前とメールまたは電話番号を送れます。メールでお知らせし、お会いした場所と一緒に連絡先に保存されます。",
  detailsKept: "検索、タグ、自分用メモ。.vcfや.csvでのインポートとエクスポート。",
  everywhere: "名刺をあらゆる場所に",
  everywherePicture: "サンプルの名刺の共有キット",
  everywherePieces: "メール署名、Appleウォレット、Googleウォレット、印刷用PDF、NFCタグ、ビデオ通話の背景。",
  everywhereCodes: "プレミアムなら、好きな色のQRコードも。すべて読み取りテスト済みです。",
  leave: "いつでも退会できる",
  leaveCopy: "すべてを1つのZIPに。ほかのソフトでも読める形式です。",
  leaveDays: "退会は1分で済み、7日以内なら元に戻せます。",

  copyPicture: "アカウントのコピー：連絡先ファイル、ウェブページ、表、画像を1つのZIPに",
  copyContact: "どのスマホでも読める連絡先",
  copyCard: "見た目のままの名刺",
  copyContacts: "出会った人すべて",
  copyInsights: "日別のすべての数字",
  copyLinks: "作成したリンク",

  tryIt: "自分の名前で試してみましょう",
  tryItText: "1枚はずっと無料。お支払い情報は不要です。",
  seeThePlans: "プランを見る",
} satisfies TranslationOf<typeof english>;
