import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  useItEverywhere: "名刺を活用",
  dashboard: "ダッシュボード",
  breadcrumb: "パンくずリスト",
  shareKit: "共有キット",
  notLoaded: "共有キットを読み込めませんでした。",
  cardNotAffected: "名刺に影響はありません。",
  loading: "共有キットを読み込み中",

  cardPaused: "名刺は一時停止中です",
  cardNotShown: "名刺は表示されていません",
  cardTakenDown: "名刺は公開停止になりました",
  leadsElsewhere: "QRコードやリンクからは、そのことを知らせるページが開きます。",
  leadsElsewhereUntilResumed:
    "ダッシュボードで再開するまで、QRコードやリンクからは、そのことを知らせるページが開きます。",

  signature: "メール署名",
  wallet: "ウォレット",
  print: "印刷",
  qrCode: "QRコード",
  qrCodeStudio: "QRコードスタジオ",
  nfcTag: "NFCタグ",
  backgrounds: "背景画像",
  webPage: "ウェブページ",

  signatureLead: "一度コピーするだけで、すべてのメールに表示されます。",
  walletLead:
    "パスを入れておけば、電波がなくても名刺をすぐに出せます。開いてQRコードを読み取ってもらいましょう。",
  walletLeadWithLink: "パスを入れておけば、電波がなくても名刺をすぐに出せます。開いてリンクを見せましょう。",
  printLead:
    "PDFを印刷会社に渡すか、1枚の用紙に10枚並べて印刷し、トンボに沿って切り取ります。QRコードから名刺が開き、その訪問は「印刷」として数えられます。",
  printLeadWithLink:
    "PDFを印刷会社に渡すか、1枚の用紙に10枚並べて印刷し、トンボに沿って切り取ります。裏面のリンクから名刺が開きます。",
  codeLead:
    "ポスター、名札、スライド、パッケージに。どのファイルも、選んだサイズと色で読み取りテスト済みです。",
  nfcLead:
    "名刺のリンクは、シール、キーホルダー、カードなど、どのNFCタグにも書き込めます。スマホをかざすだけで名刺が開き、アプリは不要です。",
  backgroundLead:
    "名刺と同じ色と模様の画像です。QRコードは、ビデオ通話では顔に、スマホでは親指に隠れない位置にあります。",
  backgroundLeadWithLink:
    "名刺と同じ色と模様の画像です。リンクは、ビデオ通話では顔に、スマホでは親指に隠れない位置にあります。",
  pageLead:
    "すべてが入った1つのファイルです。自分のサーバーに置く、メールに添付する、USBメモリに入れるなど、自由に使えます。",

  howToUse: "使い方",
  drawingPreview: "プレビューを作成中",
  drawing: "作成中…",
  preparing: "準備中…",

  placeInLine: "順番待ち：{place}番目",
  nextInLine: "まもなく順番です",
  othersDraw: "ほかの人も作成中です。順番が来ると自動で始まります。",
  notMade: "作成できませんでした",
  notMadeTryAgain: "作成できませんでした。もう一度お試しください。ほかの機能はすべて使えます。",

  emojiLeftOut: "絵文字は表示されません",
  onlyLetters: "ここでは文字だけを使います。オンラインの名刺には絵文字が残ります。",
} satisfies TranslationOf<typeof english>;
