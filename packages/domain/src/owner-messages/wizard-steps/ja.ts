import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photoTitle: "写真",
  photoIntro: "顔がはっきり写った写真を選びましょう。名前より先に覚えてもらえます。",
  personTitle: "基本情報",
  personIntro: "最初に読まれる部分です。*の付いた項目は必須です。",
  logoTitle: "ロゴ",
  logoIntro: "カバーの隅に白いプレートを敷いて表示するので、どの色でもはっきり見えます。",
  logoLocked: "無料プランのカバーにはロゴが入りません。",
  colourTitle: "カラー",
  colourIntro: "名刺のカバー、タイル、ボタンの色です。",
  colourLocked: "無料プランの名刺は、すべて瑠璃色です。",
  contactsTitle: "連絡手段",
  contactsIntro: "*の付いた項目は必須です。ほかは空欄にすると表示されません。",
  moreContactsIntro: "使わない項目は空欄のままでかまいません。",
  contactsLocked: "ここの連絡手段はプレミアムで使えます。",
  contactPageOf: "連絡手段、全{pages}ページ中{page}ページ目。",
  sideTitle: "裏面",
  sideIntro:
    "別の言語を読む人のための面です。読む人に合った面が表示され、ワンタップで裏返せます。片面だけでよければ、追加しなくてかまいません。",
  usernameTitle: "リンクを決める",
  usernameIntro: "共有するのはこのリンクです。あとから変更でき、古いリンクは新しいリンクにつながります。",

  fullName: "氏名",
  occupation: "肩書き",
  company: "会社名",
  bio: "プロフィール",
  bioWords: "{words}/{max}語",
  bioWordsAndCharacters: "{words}/{maxWords}語、{characters}/{maxCharacters}文字",

  cardColour: "名刺のカラー",

  findOrPaste: "連絡手段を検索、またはリンクを貼り付け",
  pasteLinks: "リンクを貼り付け",
  pasteHint: "リンク、電話番号、アドレスを自動で振り分けます。まとめて貼り付けてもかまいません。",
  channelsFound: "見つかった連絡手段",
  filledIn: "入力しました：{channels}。",
  notChanged: "入力済みのため変更なし：{channels}。",
  needsPremium: "プレミアムが必要：{channels}。",
  notRecognised: "認識できませんでした：{texts}。",

  sameAsPhone: "電話番号と同じ",
  addLabel: "<what>{channel}に</what>ラベル",
  label: "ラベル",
  labelFor: "名刺に表示する{channel}のラベル",

  username: "ユーザー名",
  check: "確認",
  usernameHint: "英数字、アンダースコア、ハイフンが使えます。スペースは使えません。",
  yourName: "your-name",
  qrCodeFor: "{link} のQRコード",

  moreForThisCard: "この名刺をさらに充実させる",
  premiumOpens: "プレミアムなら、{colours}色のカラー、ロゴ、QRコード、全{channels}種類の連絡手段を使えます。",
  seePlans: "プランを見る",
} satisfies TranslationOf<typeof english>;
