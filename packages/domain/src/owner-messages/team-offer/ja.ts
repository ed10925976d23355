import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "チーム",
  perPersonAndMonth: "<price>{price}</price> / 1人・月",
  orYearly: "年払いの場合、1人あたり年額 {price} です。",
  upToFree: { other: "{count}人まで無料です。" },
  payByPerson: "名刺を持つ人の分だけお支払いいただきます。",

  oneLook: "全員の名刺を同じデザインに",
  beforeTheyCome: "本人が来る前に名刺を用意",
  codesKeepWorking: "退職後も印刷したコードが使える",
  insightsOverAll: "すべての名刺のインサイト",
  everythingOfPremium: "チーム名刺でプレミアムの全機能",

  startTeam: "チームを作成",
  yourTeam: "人数とお支払い",

  homeTitle: "会社の全員に名刺を",
  homeText:
    "ロゴ、色、住所を一度決めれば、すべての名刺に表示されます。残りは本人が入力します。誰かが退職しても、印刷したコードは同僚の名刺につながります。",
  homeLink: "チームの料金",
} satisfies TranslationOf<typeof english>;
