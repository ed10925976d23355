import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  plansFailed: "プランを読み込めませんでした。",
  paymentFailed: "お支払いを処理できませんでした。",
  cancelFailed: "サブスクリプションを解約できませんでした。",
  resumeFailed: "解約を取り消せませんでした。",
  sessionFailed: "お支払いを開始できませんでした。",
  portalFailed: "お支払いの管理ページを開けませんでした。",
  alreadyActive: "すでに有効なサブスクリプションがあります。",
  canceled: "サブスクリプションを解約しました。",
  resumed: "サブスクリプションの解約を取り消しました。",
} satisfies TranslationOf<typeof english>;
