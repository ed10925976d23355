import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  personShared: "{person}さんから連絡先が届きました",
  someoneShared: "新しい連絡先が届きました",
  peopleShared: { other: "{number}人から連絡先が届きました" },
  preview: "名刺のページから届きました。",
  more: { other: "ほか{count}人分は「連絡先」にあります。" },
  open: "連絡先で開く",
  attached: "フォームは、名刺を開いた人なら誰でも入力できます。連絡先ファイルを添付しています。",
  attachedReply:
    "フォームは、名刺を開いた人なら誰でも入力できます。連絡先ファイルを添付しています。このメールに返信すると、ご本人に届きます。",
  stop: "このお知らせを停止",
} satisfies TranslationOf<typeof english>;
