import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  isLive: "名刺を公開しました。",
  scanToTry: "別のスマホでQRコードを読み取って試してみましょう。",
  sendToTry: "誰かにリンクを送って試してみましょう。",
  openCard: "名刺を開く",

  putItOut: "名刺を公開しました。次は、人の目に触れる場所に載せましょう",
  everywhere: "メール署名、紙の名刺、NFCタグ、ビデオ通話の背景。すべて準備できています。",
  useEverywhere: "名刺を活用",
  notNow: "あとで",
} satisfies TranslationOf<typeof english>;
