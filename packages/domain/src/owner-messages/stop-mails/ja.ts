import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactsQuestion: "新しい連絡先のメールを停止しますか？",
  contactsText:
    "新しい連絡先は、これまでどおり「連絡先」に表示されます。メールは設定でいつでも再開できます。",
  weeklyQuestion: "週間レポートを停止しますか？",
  weeklyText: "インサイトは、これまでどおりご覧いただけます。メールは設定でいつでも再開できます。",
  stop: "このお知らせを停止",
  stopped: "停止しました",
  contactsStopped:
    "新しい連絡先のメールを停止しました。新しい連絡先は、これまでどおり「連絡先」に表示されます。",
  weeklyStopped: "週間レポートを停止しました。インサイトは、これまでどおりご覧いただけます。",
  notValid: "このリンクは無効です",
  notFound: "お探しのページは見つかりませんでした。",
  home: "トップページ",
} satisfies TranslationOf<typeof english>;
