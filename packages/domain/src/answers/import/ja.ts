import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notACopy: "ここで作成したコピーではありません。ダウンロードしたZIPを選択してください。",
  newerCopy: "このコピーは新しいバージョンで作成されています。このサイトの運営者に更新を依頼してください。",
  isHereAlready: "登録済みです。",
  unreadable: "読み取れませんでした。ファイルには残ります。",
  contactsTooLarge:
    "一度に読み込むには大きすぎます。ZIPの中のcontacts.vcfを、「連絡先」ページで分けてインポートしてください。",
  notChosen: "このコピーから名刺を選択してください。",
  failed: "何もインポートされませんでした。もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
