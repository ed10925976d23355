import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "{team} を退出",
  question: "{team} を退出しますか？",
  teamCardOf: "{team} のチーム名刺",
  cardEnds: "チーム名刺はただちに使えなくなります。終了するか同僚につなぐかは {team} が決めます。",
  ownStays: "ご自身の名刺、アカウント、ログイン状態はそのままです。",
  contactsStay: "チーム名刺に連絡先を残した人は、連絡先に残ります。",
  wayBack: "戻るには新しい招待が必要です。",
  stay: "とどまる",
  leave: "退出",
  leaving: "退出しています…",
} satisfies TranslationOf<typeof english>;
