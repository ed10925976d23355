import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "同僚が {team} にいます",
  lead: "お使いのメールアドレスで参加できます。チームの名刺がすぐに作られます。ご自身の名刺はそのままで、チームには表示されません。",
  join: "{team} に参加",
  joining: "お待ちください…",
  full: "{team} にはまだ空きがありません",
  fullText:
    "会社のアカウントでサインインされました。空きができ次第、チームの名刺が自動で作られます。お手続きは不要です。",
  notNow: "後で",
  failed: "うまくいきませんでした。もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
