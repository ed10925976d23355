import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offer: "相手の連絡先を受け取りませんか？",
  offerText:
    "名刺を開いた人なら誰でも、アカウントなしで名前と連絡先を送れます。届くとメールでお知らせし、「連絡先」に保存されます。名刺ごとにオフにできます。",
  notNow: "あとで",
  turnOn: "オンにする",
  turnOnForBoth: "両方の名刺でオンにする",
  turnOnFor: { other: "{number}枚の名刺でオンにする" },
  turningOn: "オンにしています…",
  turnedOn: "連絡先を受け取れるようになりました。",

  share: "連絡先の受け取り",
  shareText:
    "この名刺を開いた人なら誰でも、名前と連絡先を送れます。届くとメールでお知らせし、「連絡先」に保存されます。",
} satisfies TranslationOf<typeof english>;
