import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "日時（UTC）",
  who: "実行者",
  what: "操作",
  to: "対象",
  reason: "理由",
  detail: "詳細",

  openedAdmin: "管理ページを開いた",
  signedOut: "すべての端末をログアウト",
  suspended: "停止",
  lifted: "停止を解除",
  deletedAccount: "アカウントを削除",
  grantedPremium: "プレミアムを付与",
  allowedUsername: "ユーザー名を許可",
  tookDown: "公開停止",
  restored: "公開再開",
  leftOnline: "公開を継続",
  reviewed: "確認済み",
  exported: "エクスポート",
  forgotKey: "秘密鍵を破棄",
} satisfies TranslationOf<typeof english>;
