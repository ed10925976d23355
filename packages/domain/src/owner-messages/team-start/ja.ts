import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "チームを作成",
  stepOf: "チームを作成 {step}/{steps}",
  nameQuestion: "チームの名前は？",
  nameLead: "会社、クリニック、クラブなど。後から変更できます。",
  name: "チームの名前",
  patternQuestion: "どの名刺を見本にしますか？",
  patternLead: "最初のテンプレートになります。ご自身の名刺はそのままです。",
  pattern: "見本",
  empty: "空の名刺",
  emptyText: "何も入力されていません",
  same: "<b>全員共通：</b>ロゴ、色、会社名、ウェブサイト。",
  own: "<b>各自で入力：</b>その他すべて。どちらもいつでも変更できます。",
  start: "チームを作成",
  starting: "作成しています…",
  preview: "名刺のプレビュー",
  loading: "名刺を読み込んでいます…",
  notLoaded: "名刺を読み込めませんでした。",
  emptyWorks: "空の名刺から始めることもできます。",
  notStarted: "チームを作成できませんでした。もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
