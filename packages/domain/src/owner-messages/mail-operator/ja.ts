import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactSubject: "{brand}のお問い合わせフォームからのメッセージ",
  contactTitle: "新しいメッセージがあります",
  contactPreview: "お問い合わせページから送信されました。",
  from: "送信者",
  contactUntrusted:
    "フォームは誰でも入力できます。リンクを開いたり、個人的な情報を伝えたりする前に、相手を確認してください。",

  reportedSubject: "{card} の通報",
  reportedTitle: "名刺が通報されました",
  reportedPreview: "内容を確認してください。",
  urgentSubject: { other: "緊急：{card} に{count}個のネットワークから通報" },
  urgentTitle: "複数の人が名刺を通報しました",
  urgentPreview: "1日以内に、異なるネットワークから。",
  openReports: "未対応の通報",
  reportsFrom: { other: "{reports}件、本日{count}個のネットワークから" },
  review: "確認する",
  anybodyReports:
    "通報は誰でもできます。判断するまで名刺は公開されたままで、自動的に公開停止になることはありません。",

  answeredSubject: "{card} の持ち主から回答がありました",
  answeredTitle: "持ち主から回答がありました",
  answeredPreview: "公開停止になった名刺について。",
  answeredNext: "公開を再開する前に、名刺を確認してください。返信すると持ち主に届きます。",
} satisfies TranslationOf<typeof english>;
