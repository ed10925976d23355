import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  usedFor: "用途",
  calls: "ビデオ通話",
  callsNote: "Zoom、Meet、Teams",
  lockScreen: "ロック画面",
  lockScreenNote: "iPhoneとAndroid",
  size: "サイズ",
  pixels: "{width} x {height}",
  fitsEveryApp: "どのアプリにも対応",
  largeScreens: "大きな画面向け",
  iphone: "iPhone",
  android: "Android",
  mirrored: "左右反転",
  mirroredNote: "映像を反転するアプリ向け",
  mirroredFile: "左右反転したファイルです。アプリが元の向きに戻します",
  asOthersSee: "相手からの見え方",
  downloadPng: "PNGをダウンロード",
  askSomeone:
    "通話の相手に、名前が正しく読めるか聞いてみてください。逆になっている場合は「左右反転」をオンにして、もう一度ダウンロードします。",

  callPicture: "ビデオ通話の背景、左上に名前",
  callPictureMirrored: "左右反転したビデオ通話の背景、右上に名前",
  lockPicture: "中央に名刺があるロック画面",

  downloadPicture: "画像をダウンロードします。",
  addPicture: "ビデオ通話アプリの背景設定で追加します。",
  sitByCode: "画面の中央に座ります。模様の輪が顔を囲み、QRコードのある隅は隠れません。",
  sitByLink: "画面の中央に座ります。模様の輪が顔を囲み、リンクのある隅は隠れません。",
  savePicture: "画像を写真に保存します。",
  choosePicture: "拡大せずに、ロック画面の壁紙に設定します。",
  showPicture: "人に会ったら、スマホの画面をつけて見せます。ロックを解除する必要はありません。",

  notDrawnInFull: "この名刺の一部の文字は表示できません",
  picturesLackScripts:
    "このサーバーのフォントには{scripts}が含まれていないため、画像ではその文字を省くか、代わりにユーザー名を表示します。名刺の名前を別の文字で書くか、運営者にフォントの追加を依頼してください。",
  picturesLackLetters:
    "このサーバーのフォントには足りない文字があるため、画像ではその文字を省くか、代わりにユーザー名を表示します。名刺の名前を別の文字で書くか、運営者にフォントの追加を依頼してください。",
} satisfies TranslationOf<typeof english>;
