import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "{brand}のお支払いができませんでした",
  title: "お支払いができませんでした",
  preview: "お支払い方法を更新するまで、名刺は今のままです。",
  failed:
    "前回のプラン料金のお支払いができませんでした。ロゴ、カラー、QRコード、連絡手段は、今のところそのまま使えます。",
  stayUntil: "利用期限",
  next: "サブスクリプションの画面で、別のカードに変更するか、もう一度お支払いください。",
  open: "サブスクリプションを開く",
  noLonger: "プランが不要な場合、対応は必要ありません。プランは自動的に終了し、何も削除されません。",
} satisfies TranslationOf<typeof english>;
