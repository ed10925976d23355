import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forEverybody: "全員に表示",
  forEverybodyNote: "通常の名刺とすべてのリンクに表示されます",
  onlyOnChosen: "選んだリンクだけに表示",
  onlyOnChosenNote: "ほかのどこにも、連絡先ファイルにも入りません",
  onlyOn: "{links}だけに表示",
  onlyOnCount: { other: "{count}件のリンクだけに表示" },
  onNoLink: "まだどのリンクにもありません",
  whoSees: "{channel}を見られる人",
  whoSeesNow: "{now}。{channel}を見られる人",
  notOffered: "アドレスを推測できるリンクは選べません。",
  noneToChoose:
    "推測できないアドレスのリンクがありません。名刺を保存してから、「リンク」で作成してください。",
  done: "完了",

  whatVisitorSees: "ここで見える内容",
  plainAddress: "{path}（全員）",
  notHere: "ここにはありません：{channels}",
  allChannels: { other: "{count}件すべて" },
  asForEverybody: "全員と同じ",
  andMore: { other: "{name}ほか{count}件" },
} satisfies TranslationOf<typeof english>;
