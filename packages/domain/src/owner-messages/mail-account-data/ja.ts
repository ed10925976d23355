import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  exportSubject: "{brand}のデータのコピーができました",
  exportTitle: "データのコピーができました",
  exportPreview: "1日以内にダウンロードしてください。",
  exportReady:
    "アカウントの全データのコピーができました。ほかのソフトでも読める形式の、1つのZIPファイルです。",
  keptUntil: "保存期限",
  download: "コピーをダウンロード",
  exportNotYou:
    "心当たりがない場合は、ほかの人がこのアカウントにログインしています。今すぐパスワードを変更してください。このメールにファイルは付いていません。",

  left: "{brand}を退会しました",
  leftPreview: "7日後にすべて削除されます。それまでは元に戻せます。",
  cardsOffline:
    "名刺は非公開になり、すべての端末からログアウトしました。有料プランは終了し、今後の請求はありません。",
  deletedOn: "削除日時",
  comeBack: "それまでは、ログインすると、すべて元に戻すことも、コピーをダウンロードすることもできます。",
  leftNotYou: "心当たりがない場合は、新しいパスワードを設定し、ログインしてアカウントを元に戻してください。",

  backSubject: "{brand}へおかえりなさい",
  backTitle: "すべて元に戻りました",
  backPreview: "名刺は再び公開されています。何も削除されません。",
  cardsOnline: "名刺は再び公開されています。何も削除されません。",
  openDashboard: "ダッシュボードを開く",
  backNotYou:
    "心当たりがない場合は、今すぐパスワードを変更してください。ほかの端末はすべてログアウトします。",

  deletedSubject: "{brand}のアカウントを削除しました",
  deletedTitle: "アカウントを削除しました",
  deletedPreview: "データは何も残っていません。",
  deleted: "アカウントと、名刺、画像、お気に入り、ログイン履歴など、そのすべてのデータを削除しました。",
  invoices:
    "有料プランをご利用だった場合、請求書は法律に従って決済サービスで保管されます。これが最後のメールです。ご利用ありがとうございました。",
} satisfies TranslationOf<typeof english>;
