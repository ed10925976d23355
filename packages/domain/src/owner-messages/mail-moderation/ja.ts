import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  suspendedSubject: "{brand}のアカウントを停止しました",
  suspendedTitle: "アカウントを停止しました",
  suspendedPreview: "何も削除されていません。このメールに返信できます。",
  suspended: "現在ログインできず、名刺は非公開になっています。何も削除されていません。",
  suspendedAnswer:
    "判断が誤っている場合は、このメールに返信して理由をお聞かせください。担当者が確認します。有料プランは解約するまで続きます。解約やデータのコピーの送付もお申し付けください。",

  liftedSubject: "{brand}のアカウントを再開しました",
  liftedTitle: "アカウントを再開しました",
  liftedPreview: "ログインでき、名刺も公開されています。",
  lifted: "アカウントの停止を解除しました。名刺は再び公開されています。",

  takenDownSubject: "名刺 {card} の公開を停止しました",
  takenDownTitle: "名刺の公開を停止しました",
  takenDownPreview: "何も削除されていません。このメールに返信できます。",
  takenDown:
    "名刺について通報を受け、内容を確認しました。現在、訪問者には利用できないことを伝えるページが表示されます。",
  found: "確認した内容",
  takenDownNext:
    "何も削除されていません。ほかの名刺とプランに影響はありません。編集画面で名前、ロゴ、リンクを変更し、このメールに返信してください。担当者が通常2営業日以内に確認します。",
  openEditor: "編集画面を開く",
  takenDownAnswer: "判断が誤っている場合は、理由をお聞かせください。名刺の公開を再開します。",

  putBackSubject: "名刺 {card} の公開を再開しました",
  putBackTitle: "名刺の公開を再開しました",
  putBackPreview: "訪問者に再び表示されます。",
  putBack: "名刺の公開停止を解除しました。訪問者に再び表示されます。",
  openCard: "名刺を開く",
} satisfies TranslationOf<typeof english>;
