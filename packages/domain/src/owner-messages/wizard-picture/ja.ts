import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "写真",
  logo: "ロゴ",
  photoRules: "JPG、PNG、WebP、GIF。縦長の4:5で表示されます。1\u00a0MBを超えるファイルは縮小します。",
  logoRules:
    "SVG、PNG、WebP、JPG、GIF。背景が透明だときれいに見えます。1\u00a0MBを超えるファイルは縮小します。",

  dropPhoto: "<title>ここに写真をドロップ</title> <rest>またはパソコンから選択</rest>",
  dropLogo: "<title>ここにロゴをドロップ</title> <rest>またはパソコンから選択</rest>",
  dropToUse: "<title>ドロップして使う</title> <rest>またはパソコンから選択</rest>",

  choosePhoto: "写真を選択",
  chooseLogo: "ロゴを選択",
  replacePhoto: "写真を変更",
  replaceLogo: "ロゴを変更",
  adjust: "調整",
  adjustPhoto: "写真を調整",
  adjustLogo: "ロゴを調整",
  removePhoto: "写真を削除",
  removeLogo: "ロゴを削除",
  opening: "開いています…",
  oneMoment: "お待ちください…",

  yourPhoto: "自分の写真",
  yourLogo: "ロゴ",

  openingPicture: "画像を開いています…",
  photoAdded: "写真を追加しました。",
  logoAdded: "ロゴを追加しました。",
  photoRemoved: "写真を削除しました。",
  logoRemoved: "ロゴを削除しました。",
  notOpened: "画像を開けませんでした。もう一度お試しください。",

  positionPhoto: "写真の位置を調整",
  positionLogo: "ロゴの位置を調整",
  howToMove: "ドラッグで移動、ピンチまたはスクロールで拡大・縮小できます。",
  photoFrame: "枠の中の写真。矢印キーで動かせます。",
  logoFrame: "枠の中のロゴ。矢印キーで動かせます。",
  zoomOut: "縮小",
  zoomIn: "拡大",
  zoom: "ズーム",
  zoomPercent: { other: "{count}パーセント" },
  reset: "リセット",
  usePhoto: "写真を使う",
  useLogo: "ロゴを使う",

  tooLight: "白いプレートの上では、このロゴは明るすぎます。",
  tooLightText: "見えにくくなっています。暗い背景ならはっきり見えます。",
  useDark: "暗い背景を使う",
} satisfies TranslationOf<typeof english>;
