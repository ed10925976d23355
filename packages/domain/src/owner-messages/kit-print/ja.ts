import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  printedAt: "印刷方法",
  printShop: "印刷会社",
  printShopNote: "1枚、塗り足しとトンボ付き",
  yourPrinter: "手元のプリンター",
  yourPrinterNote: "1枚の用紙に10枚",
  sides: "両面の言語",
  oneInEach: "片面ずつ2言語",
  oneInEachNote: "{first}、裏面は{second}",
  oneLanguage: "1言語",
  oneLanguageNote: "裏面はQRコードとカバー",

  size: "サイズ",
  europe: "85 x 55\u00a0mm",
  europeNote: "ヨーロッパ、アジアの多くの国",
  america: "3.5 x 2インチ",
  americaNote: "北米",
  paper: "用紙",
  a4: "A4",
  a4Note: "210 x 297\u00a0mm",
  letter: "レター",
  letterNote: "8.5 x 11インチ",

  front: "表面",
  frontIn: "表面、<language>{language}</language>",
  back: "裏面",
  backIn: "裏面、<language>{language}</language>",
  frontPicture: "印刷する名刺の表面",
  backPicture: "印刷する名刺の裏面",
  sizeAndBleed: "{size}、塗り足し3\u00a0mm",
  withCode: "QRコード付き",
  withLink: "リンク付き",
  showMarks: "塗り足しとトンボを表示",
  showMarksNote: "オフにすると仕上がりを表示",

  downloadPdf: "PDFをダウンロード",
  pdf: "PDF。",
  pdfOf: "PDF、{size}。",
  file: "フォント埋め込み、QRコードと線はベクター、文字は黒1色、塗り足し3\u00a0mm。",
  fileWithLink: "フォント埋め込み、線はベクター、文字は黒1色、塗り足し3\u00a0mm。",
  fileInBoth: "両言語のフォント埋め込み、QRコードと線はベクター、文字は黒1色、塗り足し3\u00a0mm。",
  fileInBothWithLink: "両言語のフォント埋め込み、線はベクター、文字は黒1色、塗り足し3\u00a0mm。",
  fileOfSheet: "2ページ（表面、裏面の順）。",
  goodPaper: "細い線は、350\u00a0g以上の非塗工紙で最もきれいに出ます。",
  askForProof: "校正刷りを依頼し、QRコードを読み取ってみてください。",

  side: "面",
  frontOfSheet: "表",
  backOfSheet: "裏",
  twoByFive: "{paper}、2列5段",
  sheetFront: "名刺10枚を並べた用紙の表面",
  sheetBack: "名刺10枚を並べた用紙の裏面",
  fullSize: "「用紙に合わせる」ではなく、100%で印刷します。",
  turnSheet: "裏面を印刷するときは、長辺とじの向きに用紙を裏返します。",
  cutMarks: "端のトンボに沿って切り取ります。",

  nameNotPrinted: "この名前は印刷できません",
  sideNotPrinted: "裏面は印刷できません",
  boxesForScripts:
    "このサーバーのフォントには{scripts}が含まれていないため、PDFでは空白の四角になります。名刺の名前を別の文字で書くか、運営者にフォントの追加を依頼してください。",
  boxes:
    "このサーバーのフォントには足りない文字があるため、PDFでは空白の四角になります。名刺の名前を別の文字で書くか、運営者にフォントの追加を依頼してください。",
  oneLanguageForScripts:
    "このサーバーのフォントには{scripts}が含まれていないため、名刺は1言語で印刷されます。名刺の名前を別の文字で書くか、運営者にフォントの追加を依頼してください。",
  oneLanguageOnly:
    "このサーバーのフォントには足りない文字があるため、名刺は1言語で印刷されます。名刺の名前を別の文字で書くか、運営者にフォントの追加を依頼してください。",
  browserFont: "ブラウザのフォントによるプレビュー",
  restWorks: "共有キットのほかの機能は使えます。",
} satisfies TranslationOf<typeof english>;
