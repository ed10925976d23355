import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "はじめの4ステップ",
  titleDone: "はじめのステップが完了しました",
  doneOf: "{done}/{all} 完了",
  allDone: "4つすべて完了",
  stepDone: "{step}<done>、完了</done>",

  card: "名刺を作る",
  cardText: "名前、写真、連絡手段を入力します。3分ほどで終わります。",
  signature: "メール署名に入れる",
  signatureText: "一度コピーするだけで、すべてのメールに表示されます。",
  code: "QRコードを見せる",
  codeText: "名刺をタップしてください。アプリがなくても、誰でも読み取れます。",
  address: "共有する",
  addressText: "知り合いにリンクを送ってみましょう。",
  visitor: "最初の訪問者を迎える",
  visitorText: "ほかの人が名刺を開くと完了です。",

  open: "開く",
  openSignature: "署名を開く",
  showCode: "QRコードを表示",
  copyLink: "リンクをコピー",
  hide: "非表示",
  hiding: "処理中…",
  hideSteps: "はじめのステップを非表示",
} satisfies TranslationOf<typeof english>;
